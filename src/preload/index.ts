import { contextBridge, ipcRenderer } from 'electron'

/** All the window gets of Electron: text out, text in. What the text may say is the contract's business. */
contextBridge.exposeInMainWorld('janggiHost', {
  send: (text: string) => ipcRenderer.send('host', text),
  listen: (onText: (text: string) => void) => {
    ipcRenderer.on('host', (_event, text: string) => onText(text))
  },
})

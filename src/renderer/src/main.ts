import './host/strict-csp.ts'
import '@fontsource-variable/noto-sans-kr/wght.css'
import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import './style/dialog.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { balancedReader, readerKey, workerReader } from './documents/record-reader.ts'
import { connectHost } from './host/connect.ts'
import { hostKey } from './host/use-host.ts'
import { useRulesStore } from './rules/rules-store.ts'
import { useSettingsStore } from './settings/settings-store.ts'
import { useNoticeStore } from './shell/notice-store.ts'

const host = connectHost()
const createWorker = (): Worker =>
  new Worker(new URL('./documents/reader-worker.ts', import.meta.url), { type: 'module' })

async function start(): Promise<void> {
  const info = await host.run('app.info', {})
  const platform = info.ok ? `${info.value.host}/${info.value.platform}` : ''
  const app = createApp(App, { host, platform })
  app.use(createPinia())
  app.provide(hostKey, host)
  app.provide(readerKey, balancedReader(workerReader(createWorker)))

  const notices = app.runWithContext(() => useNoticeStore())
  app.config.errorHandler = (error) => {
    console.error(error)
    notices.show({ kind: 'crashed', detail: String(error) })
  }

  const settings = app.runWithContext(() => useSettingsStore())
  if (info.ok) settings.systemLocale = info.value.locale
  const rules = app.runWithContext(() => useRulesStore())
  await Promise.all([settings.load(), rules.load()])
  app.mount('#app')
}

void start()

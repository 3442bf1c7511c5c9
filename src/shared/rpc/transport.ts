export interface Line {
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/**
 * A two-way line that carries text: all that the protocol knows of Electron or WebSocket.
 * `listen` is called once. Text sent after the line has closed is lost without a sound.
 */
export interface Transport {
  readonly send: (text: string) => void
  readonly listen: (line: Line) => void
}

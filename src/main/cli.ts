import { requireNode } from './node/require-node.ts'

requireNode()

// Loaded only now: under an old Node some of what it needs could not even start.
const { runCommandLine } = await import('./cli/program.ts')
const { systemLocale } = await import('./node/locale.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  progress: process.stderr.isTTY
    ? (line) => void process.stderr.write(`\r\u001b[K${line}`)
    : undefined,
  locale: systemLocale(),
})

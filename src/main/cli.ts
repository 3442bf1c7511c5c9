/** Command line: `janggi COMMAND …`. The version comes first: what follows needs a newer Node. */
const major = Number(process.versions.node.split('.')[0])
if (major < 22) {
  console.error(
    `장기 스튜디오에는 Node 22 이상이 필요합니다. / Janggi Studio needs Node 22 or later (this is ${process.versions.node}).`,
  )
  process.exit(2)
}
const { runCommandLine } = await import('./cli/program.ts')
process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  locale: Intl.DateTimeFormat().resolvedOptions().locale,
})

export {}

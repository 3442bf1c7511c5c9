// A UCI engine that behaves as its file name says. Copied under that name by `fake-engines.ts`.
import { basename } from 'node:path'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { existsSync, writeFileSync } from 'node:fs'

const way = basename(process.argv[1], '.mjs')
const say = (line) => process.stdout.write(`${line}\n`)
let timer

if (way === 'ignores-the-end') setInterval(() => undefined, 1000)
if (way === 'has-children') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  writeFileSync(`${process.argv[1]}.child`, String(child.pid))
}
if (way === 'ends-at-once') process.exit(7)

function think() {
  switch (way) {
    case 'dies-once':
      if (!existsSync(`${process.argv[1]}.died`)) {
        writeFileSync(`${process.argv[1]}.died`, '')
        console.error('segmentation fault')
        process.exit(139)
      }
      break
    case 'dies':
      say('info depth 1 score cp 10 nodes 10 pv a4b4')
      console.error('segmentation fault')
      return process.exit(139)
    case 'floods': {
      const block = 'info depth 1 score cp 10 nodes 10 pv a4b4\n'.repeat(20_000)
      const flood = () => {
        while (process.stdout.write(block));
        process.stdout.once('drain', flood)
      }
      return flood()
    }
    case 'one-long-line':
      return process.stdout.write('x'.repeat(30_000_000) + '\nbestmove a4b4\n')
    case 'garbage':
      say('\u0000\u001b[31m%n%s info depth x score cp pv')
      say('info depth 3 score cp 30 lowerbound nodes 5 pv a4b4')
      say('info depth 2 seldepth 3 multipv 1 score cp 999 nodes 7 nps 70 time 100 pv a1a9 a4b4')
      say('info depth 2 multipv 99999999999 score cp 999 pv a4b4')
      say('info score mate 3')
      break
  }
  let depth = 0
  timer = setInterval(() => {
    depth += 1
    say(
      `info depth ${depth} multipv 1 score cp 50 nodes ${depth * 10} nps 1000 time ${depth} pv a4b4 a7b7 a1a9 a4b4`,
    )
  }, 5)
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [command] = line.split(' ')
    if (command === 'uci' && way !== 'hangs') {
      say('id name Fake engine')
      say('option name Hash type spin default 16 min 1 max 1024')
      say('option name MultiPV type spin default 1 min 1 max 4')
      say('option name Style type combo default Sharp var Sharp var Very solid')
      say('option name Ponder type check default false')
      say('option name Clear type button')
      say('option name Book file type string default <empty>')
      const variants = way === 'chess-only' ? ' var chess var xiangqi' : ' var chess var janggi'
      say(`option name UCI_Variant type combo default chess${variants}`)
      say('uciok')
    }
    if (command === 'isready' && way !== 'never-ready') say('readyok')
    if (command === 'go') think()
    if (command === 'stop' && way !== 'ignores-stop') {
      clearInterval(timer)
      say('bestmove a4b4')
    }
    if (command === 'quit' && way !== 'ignores-the-end') process.exit(0)
  })
  .on('close', () => {
    if (way !== 'ignores-the-end') process.exit(0)
  })

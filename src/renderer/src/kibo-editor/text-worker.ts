import { TextKeeper } from './text-keeper.ts'
import type { TextTask } from './text-questions.ts'

const keeper = new TextKeeper()

addEventListener('message', ({ data }: MessageEvent<TextTask>) => postMessage(keeper.answer(data)))

import { plainGame } from '#engine/game/packed-nodes'
import { readRecords } from '#engine/game/read-records'
import { GIB_OPTIONS, writeGib } from '#engine/game/write-gib'
import { completionsAt } from '#engine/kibo-text/completion'
import { textDiagnostics } from '#engine/kibo-text/diagnostics'
import { fixesIn } from '#engine/kibo-text/fixes'
import { foldsOf } from '#engine/kibo-text/folding'
import { formatEdits } from '#engine/kibo-text/format-text'
import { changesBetween } from '#engine/kibo-text/game-changes'
import { hoverAt } from '#engine/kibo-text/hover'
import { placeOf, placeOfPly, pointAt } from '#engine/kibo-text/places'
import { readRecordText, type RecordText } from '#engine/kibo-text/record-text'
import { applyEdits, type TextEdit } from '#engine/kibo-text/text-edit'
import { writeEdits } from '#engine/kibo-text/write-edits'
import { detectFormat } from '#engine/notation/formats'
import type {
  TextAnswer,
  TextNews,
  TextQuestion,
  TextQuestions,
  TextTask,
  WrittenOut,
} from './text-questions.ts'

/** Keeps the texts of documents, each read as far as it was asked about, and answers questions. */
export class TextKeeper {
  private readonly texts = new Map<string, KeptText>()

  answer(task: TextTask): TextAnswer {
    return { id: task.id, answer: this.about(task) }
  }

  private about(task: TextTask): TextQuestions[TextQuestion]['answer'] {
    if (task.question === 'writeOut') return writtenOut(task.ask.text)
    if (task.question === 'open') {
      this.texts.set(task.document, new KeptText(task.ask.text))
      return undefined
    }
    const text = this.texts.get(task.document)
    if (!text) throw new RangeError('a question about a text that is not open')
    switch (task.question) {
      case 'change':
        text.change(task.ask.edits)
        return undefined
      case 'readOn':
        return text.readOn()
      case 'news':
        return text.news()
      case 'takeOver':
        text.takeOver()
        return undefined
      case 'startOf':
        return text.record.games[task.ask.index]?.entry.from ?? text.record.text.length
      case 'sources':
        return text.sources(task.ask.indices)
      case 'completions':
        return completionsAt(text.record, task.ask.offset)
      case 'fixes':
        return fixesIn(text.record, task.ask.from, task.ask.to)
      case 'hover':
        return hoverAt(text.record, task.ask.offset)
      case 'folds':
        return foldsOf(text.record)
      case 'pointAt':
        return pointAt(text.record, task.ask.offset)
      case 'placeOf':
        return placeOf(text.record, task.ask)
      case 'placeOfPly':
        return placeOfPly(text.record, task.ask.game, task.ask.ply)
      case 'format':
        return formatEdits(text.record)
      case 'write':
        return writeEdits(text.record, task.ask.index, task.ask.game)
      case 'close':
        this.texts.delete(task.document)
        return undefined
    }
  }
}

/** Documents of the studio's own are written as `.gib`; other formats are shown as they are. */
function writtenOut(text: string): WrittenOut {
  if (detectFormat(text) !== 'janggi') return { text, dialect: undefined }
  const games = readRecords(text).games.map(({ game }) => game)
  return { text: writeGib(games, { ...GIB_OPTIONS, variations: 'left-out' }), dialect: 'gib' }
}

/** Milliseconds of reading after which another question may be asked. */
const SLICE = 12

/** A text that is read again only when something is asked about it. */
class KeptText {
  private text: string
  private known: RecordText
  /** As its news were told last. */
  private told: RecordText
  /** As its games were taken over last. */
  private taken: RecordText

  constructor(text: string) {
    this.text = text
    this.known = readRecordText(text)
    this.told = this.known
    this.taken = this.known
  }

  get record(): RecordText {
    if (this.known.text !== this.text) this.known = readRecordText(this.text, this.known)
    return this.known
  }

  change(edits: readonly TextEdit[]): void {
    for (const edit of edits) this.text = applyEdits(this.text, [edit])
  }

  /** Reads games that nobody has asked about yet, for a moment; answers whether all are read now. */
  readOn(): boolean {
    const until = performance.now() + SLICE
    return this.record.games.every(({ own }) => {
      if (!own.isRead && performance.now() >= until) return false
      own.read()
      return true
    })
  }

  news(): TextNews {
    this.told = this.record
    return newsBetween(this.taken, this.told)
  }

  takeOver(): void {
    this.taken = this.told
  }

  sources(indices: readonly number[]): ReadonlyMap<number, string> {
    const { games } = this.record
    return new Map(indices.map((index) => [index, games[index]?.own.source ?? '']))
  }
}

function newsBetween(before: RecordText, now: RecordText): TextNews {
  const { between, gone, ...kept } = changesBetween(before, now)
  return {
    dialect: now.dialect,
    diagnostics: textDiagnostics(now),
    games: now.games.length,
    ...kept,
    changed: between.map(({ placed: { entry, own, game }, was }) => ({
      index: entry.index,
      was,
      source: own.source,
      game: plainGame(game.read.game),
    })),
    gone: gone.map((was) => ({ was, source: before.games[was]?.own.source ?? '' })),
    isSettled: now.isSettled,
  }
}

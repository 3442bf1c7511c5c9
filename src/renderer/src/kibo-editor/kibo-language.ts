import type { editor, languages } from 'monaco-editor/editor/editor.api'
import { TEXT_DIALECTS, type TextDialect } from '#engine/kibo-text/text-dialect'
import { tokensInLine } from '#engine/kibo-text/text-tokens'
import type { Texts } from '#shared/text/index'
import { actionsFor } from './code-actions.ts'
import { suggestionsAt } from './completions.ts'
import { LANGUAGE_IDS } from './language-ids.ts'
import type { Monaco } from './load-monaco.ts'
import { type HoverLook, hoverOver } from './move-hover.ts'
import { foldingRanges, rangeOf, toEdits } from './text-ranges.ts'
import type { TextQuestion, TextQuestions } from './text-questions.ts'

/** What the language asks of the studio. */
export interface LanguageHost {
  /** Undefined for a text that is open no more. */
  readonly ask: <Q extends TextQuestion>(
    model: editor.ITextModel,
    question: Q,
    ask: TextQuestions[Q]['ask'],
  ) => Promise<TextQuestions[Q]['answer'] | undefined>
  readonly texts: () => Texts
  readonly look: () => HoverLook
}

const CONFIGURATION: languages.LanguageConfiguration = {
  // A move is one word, also with its Hangul.
  wordPattern: /[^\s{}[\]().,"]+/,
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
  ],
}

const MOVE_KEYS = [' ', '.', ...'0123456789abcdefghiKAHERCPNB'.split('')]

/** Makes the dialects of records languages of the editor, once. */
export function registerKiboLanguages(monaco: Monaco, host: LanguageHost): void {
  for (const dialect of TEXT_DIALECTS) {
    const id = LANGUAGE_IDS[dialect]
    const { languages: all } = monaco
    all.register({ id })
    all.setLanguageConfiguration(id, CONFIGURATION)
    all.setTokensProvider(id, tokensProvider(dialect))
    all.registerCompletionItemProvider(id, {
      triggerCharacters: MOVE_KEYS,
      provideCompletionItems: async (model, position) => {
        const offset = model.getOffsetAt(position)
        const found = await host.ask(model, 'completions', { offset })
        return { suggestions: suggestionsAt(monaco, model, found ?? [], host.texts()) }
      },
    })
    all.registerCodeActionProvider(id, {
      provideCodeActions: async (model, range, context) => {
        const from = model.getOffsetAt(range.getStartPosition())
        const to = model.getOffsetAt(range.getEndPosition())
        const found = (await host.ask(model, 'fixes', { from, to })) ?? []
        const actions = actionsFor(model, found, context.markers, host.texts())
        return { actions, dispose: () => undefined }
      },
    })
    all.registerHoverProvider(id, {
      provideHover: async (model, position) => {
        const hover = await host.ask(model, 'hover', { offset: model.getOffsetAt(position) })
        if (!hover) return null
        return {
          range: rangeOf(model, hover),
          contents: hoverOver(hover, host.texts(), host.look()),
        }
      },
    })
    all.registerFoldingRangeProvider(id, {
      provideFoldingRanges: async (model) =>
        foldingRanges(model, (await host.ask(model, 'folds', {})) ?? []),
    })
    all.registerDocumentFormattingEditProvider(id, {
      provideDocumentFormattingEdits: async (model) =>
        toEdits(model, (await host.ask(model, 'format', {})) ?? []),
    })
  }
}

/** Whether a line begins inside a comment. */
class LineState implements languages.IState {
  readonly isComment: boolean

  constructor(isComment: boolean) {
    this.isComment = isComment
  }

  clone(): this {
    return this
  }

  equals(other: languages.IState): boolean {
    return other instanceof LineState && other.isComment === this.isComment
  }
}

const tokensProvider = (dialect: TextDialect): languages.TokensProvider => ({
  getInitialState: () => new LineState(false),
  tokenize: (line, state) => {
    const { tokens, isComment } = tokensInLine(
      line,
      state instanceof LineState && state.isComment,
      dialect,
    )
    return {
      tokens: tokens.map(({ kind, from }) => ({ startIndex: from, scopes: kind })),
      endState: new LineState(isComment),
    }
  },
})

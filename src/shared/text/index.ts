import { analysisEn } from './analysis.en.ts'
import { analysisKo } from './analysis.ko.ts'
import { boardEn } from './board.en.ts'
import { boardKo } from './board.ko.ts'
import { casesEn } from './cases.en.ts'
import { casesKo } from './cases.ko.ts'
import { cliEn } from './cli.en.ts'
import { cliKo } from './cli.ko.ts'
import { convertEn } from './convert.en.ts'
import { convertKo } from './convert.ko.ts'
import { editEn } from './edit.en.ts'
import { editKo } from './edit.ko.ts'
import { hostEn } from './host.en.ts'
import { hostKo } from './host.ko.ts'
import { copyEn } from './copy.en.ts'
import { copyKo } from './copy.ko.ts'
import { keyBindingsEn } from './key-bindings.en.ts'
import { keyBindingsKo } from './key-bindings.ko.ts'
import { kiboEn } from './kibo.en.ts'
import { kiboKo } from './kibo.ko.ts'
import { kiboEditorEn } from './kibo-editor.en.ts'
import { kiboEditorKo } from './kibo-editor.ko.ts'
import { libraryEn } from './library.en.ts'
import { libraryKo } from './library.ko.ts'
import { libraryWindowEn } from './library-window.en.ts'
import { libraryWindowKo } from './library-window.ko.ts'
import { matchEn } from './match.en.ts'
import { matchKo } from './match.ko.ts'
import { positionEn } from './position.en.ts'
import { positionKo } from './position.ko.ts'
import { reviewEn } from './review.en.ts'
import { reviewKo } from './review.ko.ts'
import { rulesEn } from './rules.en.ts'
import { rulesKo } from './rules.ko.ts'
import { rulingEn } from './ruling.en.ts'
import { rulingKo } from './ruling.ko.ts'
import { rulingSheetEn } from './ruling-sheet.en.ts'
import { rulingSheetKo } from './ruling-sheet.ko.ts'
import { savingEn } from './saving.en.ts'
import { savingKo } from './saving.ko.ts'
import { setupEn } from './setup.en.ts'
import { setupKo } from './setup.ko.ts'
import { windowEn } from './window.en.ts'
import { windowKo } from './window.ko.ts'

export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const ko = {
  analysis: analysisKo,
  board: boardKo,
  cases: casesKo,
  window: windowKo,
  edit: editKo,
  saving: savingKo,
  host: hostKo,
  copy: copyKo,
  keyBindings: keyBindingsKo,
  kibo: kiboKo,
  kiboEditor: kiboEditorKo,
  cli: cliKo,
  convert: convertKo,
  setup: setupKo,
  library: libraryKo,
  libraryWindow: libraryWindowKo,
  match: matchKo,
  position: positionKo,
  review: reviewKo,
  rules: rulesKo,
  ruling: rulingKo,
  rulingSheet: rulingSheetKo,
}
export type Texts = typeof ko

/** Every word the studio says. Window, menu, dialogs and command line use the same ones. */
export const texts: Readonly<Record<Language, Texts>> = {
  ko,
  en: {
    analysis: analysisEn,
    board: boardEn,
    cases: casesEn,
    window: windowEn,
    edit: editEn,
    saving: savingEn,
    host: hostEn,
    copy: copyEn,
    keyBindings: keyBindingsEn,
    kibo: kiboEn,
    kiboEditor: kiboEditorEn,
    cli: cliEn,
    convert: convertEn,
    setup: setupEn,
    library: libraryEn,
    libraryWindow: libraryWindowEn,
    match: matchEn,
    position: positionEn,
    review: reviewEn,
    rules: rulesEn,
    ruling: rulingEn,
    rulingSheet: rulingSheetEn,
  },
}

/** The language for a BCP 47 tag: English for English, Korean for everything else. */
export const languageFor = (tag: string): Language => (/^en\b/i.test(tag) ? 'en' : 'ko')

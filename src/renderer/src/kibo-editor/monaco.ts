// The editor with what a record needs of it, and no more. Loaded only with the text panel.
import 'monaco-editor/features/caretOperations/register'
import 'monaco-editor/features/clipboard/register'
import 'monaco-editor/features/codeAction/register'
import 'monaco-editor/features/codicon/register'
import 'monaco-editor/features/contextmenu/register'
import 'monaco-editor/features/cursorUndo/register'
import 'monaco-editor/features/find/register'
import 'monaco-editor/features/folding/register'
import 'monaco-editor/features/format/register'
import 'monaco-editor/features/gotoError/register'
import 'monaco-editor/features/hover/register'
import 'monaco-editor/features/readOnlyMessage/register'
import 'monaco-editor/features/suggest/register'
import 'monaco-editor/features/wordOperations/register'
import 'monaco-editor/editor/contrib/suggest/browser/suggestController'
import { editor, languages, MarkerSeverity, Range, Uri } from 'monaco-editor/editor/editor.api'

export { editor, languages, MarkerSeverity, Range, Uri }

import type { Loss } from '#engine/game/losses'
import type { CoordinateSystem } from '#engine/notation/coordinates'
import type {
  DiagnosticCode,
  DiagnosticFacts,
  DocumentExpected,
  Expected,
  IllegalReason,
  Severity,
} from '#engine/notation/diagnostic'
import type { RecordFormat } from '#engine/notation/formats'
import { formatArrangement } from '#engine/notation/headers'
import type { Role } from '#engine/rules/types'
import { setupKo } from './setup.ko.ts'

/** One sentence for every finding about a record. */
export type DiagnosticTexts = {
  readonly [C in DiagnosticCode]: (facts: DiagnosticFacts[C]) => string
}

/** The words of records: what the reader finds, and where. */
export interface KiboTexts {
  readonly severities: Readonly<Record<Severity, string>>
  readonly formats: Readonly<Record<RecordFormat, string>>
  readonly coordinateSystems: Readonly<Record<CoordinateSystem, string>>
  readonly gameAt: (game: number) => string
  readonly plyAt: (ply: number) => string
  readonly lineAt: (line: number, column: number) => string
  readonly diagnostics: DiagnosticTexts
  /** What a format cannot hold. */
  readonly losses: Readonly<Record<Loss, string>>
}

const { roles, sides } = setupKo

const formats: KiboTexts['formats'] = {
  gib: '장기 기보(.gib)',
  'go-gib': '바둑 기보(타이젬 .gib)',
  pgn: 'PGN',
  fen: 'FEN·EPD 국면 목록',
  janggi: '장기 스튜디오 문서(.janggi)',
  json: 'JSON',
  puzzle: '장기 문제(Title=, FEN=)',
  empty: '빈 글',
  binary: '글이 아닌 이진 파일',
  unknown: '알 수 없는 형식',
}

const coordinateSystems: KiboTexts['coordinateSystems'] = {
  'row-file': '신좌표(79)',
  letters: '영문자 좌표(i3)',
  numbers: '구좌표(1~90)',
  algebraic: '영문자 좌표(i4)',
  'algebraic-from-han': '한에서 세는 영문자 좌표(i7)',
}

const expected: Readonly<Record<Expected, string>> = {
  move: '수가 있어야 합니다',
  piece: '기물 이름이 있어야 합니다',
  target: '갈 자리가 있어야 합니다',
}

const documentExpected: Readonly<Record<DocumentExpected, string>> = {
  list: '목록이어야 합니다',
  object: '객체여야 합니다',
  text: '글이어야 합니다',
  number: '알맞은 수여야 합니다',
  true: 'true여야 합니다',
  choice: '정해진 값이어야 합니다',
  glyph: '0부터 255까지의 정수여야 합니다',
  header: '[이름, 값]이어야 합니다',
  move: 'a4b4나 pass 같은 수여야 합니다',
  moves: '빈칸으로 나눈, 둘 수 있는 수들이어야 합니다',
  node: '앞에 나오지 않은 번호여야 합니다',
  past: '시작 국면과 맞는 경과여야 합니다',
  parent: '바로 앞 마디나 그 위 마디의 번호여야 합니다',
  position: '두 편의 궁이 궁성에 있는 FEN이어야 합니다',
  review: '빠진 곳 없는 복기 결과여야 합니다',
  rules: '규칙 이름이나 모든 항목이 있는 규칙이어야 합니다',
  shape: 'Ga4b4나 Ra4 같은 표시여야 합니다',
  time: '2026-01-02T03:04:05.000Z 같은 시각이어야 합니다',
}

const illegal: Readonly<Record<IllegalReason, string>> = {
  'off-board': '판에 없는 자리입니다',
  'empty-square': '떠날 자리에 기물이 없습니다',
  'other-side': '떠날 자리의 기물이 상대편 것입니다',
  'cannot-go-there': '그 기물은 그리로 갈 수 없습니다',
  'pass-in-check': '장군을 받고 있어 한 수 쉴 수 없습니다',
}

const captureOf = (role: Role | 'unnamed' | undefined): string =>
  role === undefined ? '없음' : role === 'unnamed' ? '있음' : roles[role]

const startAssumed = ({ cho, han, fitting }: DiagnosticFacts['start-assumed']): string => {
  const pair = `초 ${formatArrangement(cho, 'cho')}, 한 ${formatArrangement(han, 'han')}`
  if (fitting === 1) return `차림이 적혀 있지 않습니다. 모든 수가 맞는 ${pair} 차림으로 읽었습니다.`
  if (fitting > 1) {
    return `차림이 적혀 있지 않습니다. 맞는 차림 ${fitting}가지 가운데 기물 이름이 가장 잘 맞는 첫째인 ${pair} 차림으로 읽었습니다.`
  }
  return `차림이 적혀 있지 않고 모든 수가 맞는 차림도 없습니다. 가장 멀리까지 맞는 ${pair} 차림으로 읽었습니다.`
}

const diagnostics: DiagnosticTexts = {
  'not-readable': ({ format }) =>
    format === 'empty' || format === 'binary' || format === 'unknown'
      ? `기보를 찾지 못했습니다: ${formats[format]}.`
      : format === 'go-gib'
        ? '장기가 아니라 바둑 기보입니다(타이젬 .gib).'
        : `${formats[format]} 형식입니다. 아직 읽을 수 없습니다.`,
  'unclosed-comment': () => '설명을 닫는 } 기호가 없습니다.',
  'unclosed-header': ({ key }) => `머리말 「${key}」 줄이 "] 없이 끝났습니다.`,
  'unquoted-header': ({ key }) => `머리말 「${key}」 값에 따옴표가 없습니다.`,
  'repeated-header': ({ key }) => `머리말 「${key}」 줄이 또 나옵니다. 처음 것을 씁니다.`,
  'stray-text': ({ text }) => `뜻이 없는 「${text}」 부분을 건너뛰었습니다.`,
  'full-width': ({ text, count }) =>
    `전각·둥근 기호 ${count}개(처음: ${text})를 보통 기호로 읽었습니다.`,
  'ply-number': ({ written, expected: right }) =>
    `수 번호가 ${written}입니다. ${right}이어야 합니다.`,
  'number-alone': ({ number }) => `${number}번 뒤에 수가 없습니다.`,
  'seconds-negative': ({ seconds }) => `쓴 시간이 ${seconds}초입니다.`,
  'move-count': ({ written, counted }) => `총수는 「${written}」이라 적혔으나 ${counted}수입니다.`,
  'result-unknown': ({ text }) => `대국결과 「${text}」에서 승패를 알 수 없습니다.`,
  'board-unreadable': ({ value, problem }) =>
    `판 「${value}」: 읽을 수 없습니다(${boardProblems[problem]}).`,
  'fen-unreadable': ({ value, problem }) =>
    `FEN 「${value}」: 읽을 수 없습니다(${fenProblems[problem]}).`,
  'start-unplayable': ({ key }) =>
    `「${key}」 시작판을 쓸 수 없습니다: 두 편의 궁이 하나씩 자기 궁성에 있어야 합니다.`,
  'start-unusual': ({ key }) =>
    `「${key}」 시작판은 실제 대국에서 나올 수 없는 판입니다(기물 수, 사의 자리, 장군).`,
  'arrangement-unknown': ({ key, value }) => `${key} 「${value}」: 네 가지 차림이 아닙니다.`,
  'start-assumed': startAssumed,
  'coordinates-used': ({ system }) => `${coordinateSystems[system]}로 적힌 기보입니다.`,
  'unreadable-move': ({ text, expected: missing }) =>
    `「${text}」: 읽을 수 없습니다. ${expected[missing]}. 여기부터 읽지 않고 남겨 둡니다.`,
  'illegal-move': ({ text, reason, turn, candidates, stood }) =>
    `「${text}」: ${sides[turn]} 차례에 둘 수 없는 수입니다. ${illegal[reason]}.` +
    (candidates.length > 0 ? ` 둘 수 있는 수: ${candidates.join(', ')}.` : '') +
    (stood
      ? ' 뒤의 수가 이어지므로 그대로 둔 반칙 수로 표시하고 계속 읽습니다.'
      : ' 여기부터 읽지 않고 남겨 둡니다.'),
  'ambiguous-move': ({ text, candidates }) =>
    `「${text}」: 어느 기물인지 알 수 없습니다. 둘 수 있는 수: ${candidates.join(', ')}. 여기부터 읽지 않고 남겨 둡니다.`,
  'variation-cut': ({ text }) =>
    `변화가 「${text}」에서 끊깁니다. 나머지는 그 앞 수의 해설로 남겨 둡니다.`,
  'unclosed-variation': () => '변화를 닫는 ) 기호가 없습니다.',
  'command-unreadable': ({ text }) => `해설 속 「${text}」의 값을 읽을 수 없어 글로 둡니다.`,
  'document-broken': () => '문서가 깨져 있습니다(JSON이 아닙니다).',
  'document-invalid': ({ path, expected: wanted }) =>
    `문서의 ${path}: ${documentExpected[wanted]}.`,
  'document-unknown': ({ path }) => `문서의 ${path}: 이 판의 형식에 없는 것이라 읽지 않았습니다.`,
  'document-version': ({ version }) =>
    `문서 형식 ${version}판은 읽을 수 없습니다. 더 새 장기 스튜디오로 만든 문서일 수 있습니다.`,
  'piece-mismatch': ({ written, actual }) =>
    `기물 이름이 ${roles[written]}인데 그 자리의 기물은 ${roles[actual]}입니다.`,
  'side-mismatch': ({ written, actual }) =>
    `${sides[written]}의 수라고 적혔으나 ${sides[actual]}의 수입니다.`,
  'capture-mismatch': ({ written, actual }) =>
    `잡은 기물 표시: ${captureOf(written)}. 실제로 잡은 기물: ${captureOf(actual)}.`,
  'check-mismatch': ({ written }) =>
    written ? '장군이라 적혔으나 장군이 아닙니다.' : '장군인데 장군 표시가 없습니다.',
  'more-diagnostics': ({ count }) => `이 대국에서 ${count}건을 더 찾았습니다.`,
}

const boardProblems: Readonly<Record<DiagnosticFacts['board-unreadable']['problem'], string>> = {
  'board-letter': '모르는 글자',
  'board-row-long': '아홉 칸보다 긴 줄',
  'board-rows': '열 줄보다 많음',
}

const fenProblems: Readonly<Record<DiagnosticFacts['fen-unreadable']['problem'], string>> = {
  'fen-empty': '빈 값',
  'fen-bad-letter': '모르는 글자',
  'fen-row-length': '아홉 칸이 아닌 줄',
  'fen-row-count': '열 줄이 아님',
  'fen-bad-turn': '차례는 w나 b여야 함',
}

const losses: KiboTexts['losses'] = {
  past: '시작하기 전의 경과',
  rules: '적용 규칙',
  moves: '수순',
  headers: '머리글',
  'header-text': '머리글 속 따옴표와 줄바꿈(바꾸어 적음)',
  comments: '해설',
  'comment-text': '해설 속 괄호와 명령(바꾸어 적음)',
  times: '시간',
  'time-fractions': '1초보다 짧은 시간(반올림)',
  clocks: '남은 시간',
  variations: '변화',
  glyphs: '수 평가 기호',
  shapes: '화살표와 동그라미',
  evaluations: '형세 평가',
  'evaluation-engines': '형세를 평가한 엔진 이름',
  bookmarks: '책갈피',
  'illegal-moves': '그대로 둔 반칙 수의 표시(뒤에 수가 이어지지 않으면 읽을 때 거기서 멈춤)',
  unread: '읽지 못한 글',
  review: '복기 결과',
}

export const kiboKo: KiboTexts = {
  severities: { error: '오류', warning: '주의', info: '알림' },
  formats,
  coordinateSystems,
  gameAt: (game) => `${game}번째 대국`,
  plyAt: (ply) => `${ply}수`,
  lineAt: (line, column) => `${line}행 ${column}열`,
  diagnostics,
  losses,
}

import type { ConvertProblem } from '../contract/convert.ts'
import type { Outcome } from '#engine/rules/outcome'
import type { FoundMate } from '#shared/contract/engines'
import type { Side } from '#engine/rules/types'

const number = new Intl.NumberFormat('ko')

/** Words of the command line. */
export const cliKo = {
  description: '장기 스튜디오 명령줄. 결과는 표준 출력, 알림은 표준 오류로 나갑니다.',
  help: '도움말을 씁니다',
  titles: {
    'Usage:': '사용법:',
    'Arguments:': '인자:',
    'Options:': '선택:',
    'Commands:': '명령:',
  } as Readonly<Record<string, string>>,
  usageErrors: {
    'commander.missingArgument': (name) => `빠진 인자: ${name}`,
    'commander.excessArguments': () =>
      '인자가 너무 많습니다. 글에 빈칸이 있으면 따옴표로 묶으세요.',
    'commander.unknownOption': (name) => `모르는 선택: ${name}`,
    'commander.unknownCommand': (name) => `모르는 명령: ${name}`,
    'commander.optionMissingArgument': (name) => `값이 빠진 선택: ${name}`,
    'commander.missingMandatoryOptionValue': (name) => `꼭 있어야 하는 선택: ${name}`,
    'commander.invalidArgument': (name) => `쓸 수 없는 값: ${name}`,
    'commander.help': () => '명령을 하나 고르세요.',
  } as Readonly<Record<string, (name: string) => string>>,
  json: '사람이 읽는 글 대신 JSON 문서 하나를 씁니다',
  commands: {
    perft: '국면에서 나올 수 있는 수순의 수를 셉니다',
    divide: '첫 수마다 따로 셉니다',
    moves: '국면에서 둘 수 있는 수, 장군 여부, 점수를 씁니다',
    convert: '기보를 다른 형식으로 바꿉니다 (파일이나 폴더)',
    to: '형식',
    encoding: '글자 부호 (.gib은 cp949, 다른 형식은 utf8이 기본)',
    force: '있는 파일을 덮어씁니다',
    judge: '기보를 한 수씩 판정합니다',
    rules: '규칙: 이름이나 JSON 파일',
    game: '파일에서 이 번호의 대국만 (1부터)',
    ruling: '판정서를 만듭니다 (글로, 또는 인쇄할 HTML로)',
    rulingGame: '파일에서 이 번호의 대국 (1부터, 없으면 1)',
    positions: '판을 보일 수 번호 (없으면 정해진 수)',
    rulingOut: 'HTML로 쓸 파일 (없으면 글로 표준 출력)',
    cases: '규칙 사례 묶음을 실행합니다',
    analyze: '국면을 엔진으로 분석합니다',
    depth: '이 깊이까지',
    nodes: '이 국면 수까지',
    movetime: '이 시간까지 (밀리초)',
    multipv: '가장 좋은 수 몇 개',
    engine: '내장 엔진 대신 쓸 UCI 엔진의 경로',
    review: '기보를 복기합니다: 수마다 평가, 더 나은 수, 잃은 승률',
    match: '엔진끼리 대국시킵니다',
    matchEngine: '엔진: 「프로그램 인자; 이름=값; nodes=1000」, 두 번. 내장 엔진은 built-in',
    games: '대국 수',
    concurrency: '한꺼번에 두는 대국 수',
    plies: '처음에 무작위로 두는 수',
    seed: '무작위 수의 씨앗',
    sprt: '두 기력 차이를 가리는 순차 검정',
    matchOut: '대국을 저장할 파일 (.janggi)',
    mate: '외통을 찾습니다 (checks: 장군으로만)',
    uci: '내장 엔진을 UCI로 씁니다',
    import: '기보 파일과 폴더를 보관함에 넣습니다 (없으면 새로 만듭니다)',
    find: '보관함에서 국면이 나온 대국을 찾습니다',
    explore: '보관함에서 국면에 이어 둔 수를 셉니다',
    fen: '국면 (FEN)',
    mirror: '좌우를 바꾼 국면도 찾습니다',
    arrangement: '이 상차림의 대국만 (초/한, 예: 마상마상/상마상마)',
  },
  fenArgument: '국면 (FEN)',
  libraryArgument: '보관함 파일',
  recordsArgument: '기보 파일이나 폴더',
  depthArgument: '깊이',
  inArgument: '기보 파일이나 압축 파일, 폴더',
  outArgument: '쓸 파일이나 폴더 (표준 출력은 -)',
  badFormat: (name: string, known: string) =>
    `형식 「${name}」으로는 바꿀 수 없습니다. 쓸 수 있는 형식: ${known} (--to).`,
  /** What to do about a problem of converting. */
  convertHints: {
    exists: ' (덮어쓰려면 --force)',
    'not-encoded': ' (--encoding utf8)',
  } as Readonly<Partial<Record<ConvertProblem['code'], string>>>,
  notConverted: (file: string, reason: string) => `${file}: ${reason}`,
  badEncoding: (name: string) =>
    `글자 부호 「${name}」은 쓸 수 없습니다: cp949, utf8 (--encoding).`,
  outputIsUtf8: '표준 출력에는 UTF-8로만 씁니다.',
  lost: (games: number, parts: string) =>
    `이 형식에 담을 수 없어 빠진 것 (${number.format(games)}국): ${parts}`,
  converted: (files: number, games: number, failed: number, noRecords: number) =>
    `파일 ${number.format(files)}개, ${number.format(games)}국을 바꾸었습니다${failed > 0 ? `. 실패 ${number.format(failed)}개` : ''}${noRecords > 0 ? `. 기보가 아닌 파일 ${number.format(noRecords)}개` : ''}.`,
  filesArgument: '기보 파일',
  recordArgument: '기보 파일',
  casesArgument: '사례 묶음 (JSON)',
  badPositions: (text: string) =>
    `수 번호는 쉼표로 나눈 숫자여야 합니다: 「${text}」 (--positions).`,
  rulingWritten: (path: string) => `판정서를 썼습니다: ${path}`,
  badGame: (text: string) => `대국 번호 「${text}」는 1 이상의 정수여야 합니다.`,
  noSuchGame: (file: string, wanted: number, count: number) =>
    `${file}: ${wanted}번째 대국이 없습니다. 모두 ${count}국입니다.`,
  badRules: (name: string, reason: string) => `규칙 「${name}」을 쓸 수 없습니다: ${reason}`,
  knownRules: (names: string) => `준비된 규칙: ${names}`,
  ownRules: '사용자 규칙',
  judgedGame: (file: string, game: number, rules: string) => `${file} ${game}국 · 규칙: ${rules}`,
  players: (cho: string, han: string) => `초 ${cho} · 한 ${han}`,
  verdict: (summary: string) => `판정: ${summary}`,
  summary: (outcome: Outcome) => `${outcome.summaryKo}, ${outcome.moveCount}수째`,
  recorded: (text: string) => `기록된 결과: ${text}`,
  otherReading: (rules: string, summary: string) => `${rules} 규칙이면: ${summary}`,
  badCases: (file: string, reason: string) => `사례를 읽을 수 없습니다: ${file} (${reason})`,
  noCases: (file: string) => `사례 묶음이 아닙니다: ${file}`,
  badNumber: (name: string, text: string) => `${name} 값은 1 이상의 정수여야 합니다: 「${text}」`,
  scores: {
    points: (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}점`,
    mate: (value: number) => (value > 0 ? `외통 ${value}수` : `외통 당함 ${-value}수`),
    ruling: (value: number) => (value > 0 ? `판정승 ${value}수` : `판정패 ${-value}수`),
  },
  analyzed: (score: string, depth: number, line: string) => `${score} (깊이 ${depth}) ${line}`,
  twoEngines: '엔진을 둘 적어 주세요 (--engine 두 번).',
  noSuchProgram: (name: string) => `프로그램이 없습니다: ${name}`,
  badSetting: (text: string) => `엔진 설정을 읽을 수 없습니다: 「${text}」 (이름=값)`,
  badSprt: (text: string) => `--sprt 값은 작은 수, 큰 수여야 합니다: 「${text}」`,
  matchProgress: (done: number, all: number, score: string) => `${done} / ${all}국 ${score}`,
  matchStopped: '도중에 그만두었습니다.',
  matchElo: (score: number, elo: number, error: number) =>
    `득점률 ${(score * 100).toFixed(1)}%, Elo ${elo.toFixed(0)} ± ${error.toFixed(0)} (95%)`,
  matchSprt: (llr: number, bound: number, elo: number | undefined) =>
    `SPRT: LLR ${llr.toFixed(2)} (±${bound.toFixed(2)})${elo === undefined ? ', 아직 모름' : `, Elo ${elo} 쪽`}`,
  matchSaved: (path: string) => `대국을 저장했습니다: ${path}`,
  reviewProgress: (done: number, all: number) => `${done} / ${all}국면`,
  reviewed: (game: number, cho: string, han: string) => `${game}국 · 정확도 초 ${cho}, 한 ${han}`,
  reviewedMove: (
    ply: number,
    side: Side,
    move: string,
    score: string,
    best: string,
    loss: number,
  ) =>
    `${ply}. ${side === 'cho' ? '초' : '한'} ${move} · 초 ${score} · 좋은 수 ${best} · 잃은 승률 ${Math.round(loss * 100)}%`,
  mate: {
    mate: (moves: number, line: string) => `외통 ${moves}수: ${line}`,
    none: () => '외통이 없습니다 (모두 따져 보았습니다).',
    unknown: () => '외통을 찾지 못했습니다 (있는지 없는지 모릅니다).',
  } as Readonly<Record<FoundMate['kind'], (moves: number, line: string) => string>>,
  noMoves: '둘 수 있는 수가 없습니다.',
  searched: (nodes: number, ms: number, nps: number) =>
    `국면 ${number.format(nodes)}개, ${number.format(ms)}ms, 초당 ${number.format(nps)}개`,
  badFen: (reason: string) => `FEN을 읽을 수 없습니다: ${reason}`,
  badPosition: (reason: string) => `둘 수 없는 국면입니다: ${reason}`,
  oddPosition: (reason: string) => `대국에서 나올 수 없는 국면입니다: ${reason}`,
  badDepth: (text: string, max: number) =>
    `깊이 「${text}」는 0부터 ${max}까지의 정수여야 합니다 (--divide는 1부터).`,
  perft: (depth: number, nodes: number, ms: number, nps: number) =>
    `깊이 ${depth}: ${number.format(nodes)} (${number.format(ms)} ms, 초당 ${number.format(nps)})`,
  moves: (count: number, check: boolean) => `둘 수 있는 수 ${count}개${check ? ', 장군' : ''}`,
  score: (cho: number, han: number) => `초 ${cho} : 한 ${han}`,
}

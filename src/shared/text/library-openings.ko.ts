import type { Formation } from '#engine/rules/formation'
import type { Side } from '#engine/rules/types'

const number = new Intl.NumberFormat('ko')
const games = (count: number): string => `${number.format(count)}국`

/** The formations (포진) as players call them. */
const formations: Readonly<Record<Formation, string>> = {
  gwima: '귀마',
  yanggwima: '양귀마',
  wonangma: '원앙마',
  myeonsang: '면상',
  yanggwisang: '양귀상',
}

/** Words of the openings: the matrix of arrangements, reports and the explorer. */
export const libraryOpeningsKo = {
  formation: {
    names: formations,
    none: '그 밖',
    of: (side: Side, name: string) => `${side === 'cho' ? '초' : '한'} ${name}`,
    against: (cho: string, han: string) => `초 ${cho} 대 한 ${han}`,
    label: '지금 국면의 포진',
  },
  matrix: {
    label: '상차림 쌍마다 대국 수와 승률',
    caption: '세로는 초, 가로는 한의 상차림입니다. 모두 초의 왼쪽부터 읽습니다.',
    shares: (cho: number, draw: number, han: number) => `초 ${cho}% · 무 ${draw}% · 한 ${han}%`,
    cell: (cho: string, han: string, text: string) => `초 ${cho}, 한 ${han}: ${text}`,
    others: (count: number) => `접장기와 중간 국면에서 시작한 대국 ${games(count)}`,
    explore: '이 상차림으로 두어 보기',
    report: '포진 보고서',
    list: '대국 보기',
    pick: '칸을 고르면 포진 보고서와 대국을 볼 수 있습니다.',
  },
  report: {
    title: (cho: string, han: string) => `초 ${cho} 대 한 ${han}`,
    facing: '맞상: 양쪽 상이 대각선으로 마주 보게 됩니다.',
    tree: '주된 수순',
    treeExplain: '다른 순서로 같은 국면에 온 대국도 함께 셉니다.',
    depth: '깊이',
    formations: '포진별 승률',
    formationsExplain: '양쪽이 열두 수까지 갖춘 마지막 포진으로 나눕니다.',
    plans: '첫 네 수',
    plansExplain:
      '순서와 상관없이 처음 둔 네 수를 묶어 승률 순으로 보입니다. 무승부는 반으로 셉니다.',
    ofCho: '초의 첫 네 수',
    ofHan: '한의 첫 네 수',
    none: '그만큼 많이 둔 수가 없습니다.',
    show: '이 국면 열기',
  },
  explorer: {
    label: '둔 수와 결과',
    total: (total: number, ended: number) =>
      `${games(total)}이 이 국면을 거쳤습니다${ended > 0 ? ` · 여기서 끝남 ${games(ended)}` : ''}`,
    mirrored: (count: number) => `좌우 바뀐 대국 ${games(count)}`,
    none: '이 국면을 거친 대국이 없습니다.',
    noLibrary: '보관함을 만들면 이 국면에서 둔 수가 나옵니다.',
    toLibrary: '보관함으로',
    move: '수',
    count: '대국',
    bar: '초 · 무 · 한',
    margin: '점수 차',
    lastYear: '최근',
    rank: '평균 단급',
    mirror: '좌우를 바꾼 국면도 함께 셉니다',
    filter: '거르기',
    showGames: (move: string) => `${move} 다음 국면을 거친 대국 보기`,
    gamesHere: '이 국면의 대국 보기',
    play: (move: string, count: number, cho: number, draw: number, han: number) =>
      `${move}, ${games(count)}, 초 ${cho}%, 무 ${draw}%, 한 ${han}%`,
    filtered: '거르는 조건이 있습니다.',
    clear: '조건 지우기',
    pair: (cho: string, han: string) => `초 ${cho} / 한 ${han}`,
    save: '보관함에 넣기',
    saveAgain: '보관함에 저장',
    saved: '보관함에 넣었습니다.',
    savedAgain: '보관함에 저장했습니다.',
    alreadyThere: '보관함에 이미 있는 대국입니다.',
    pass: '한수쉼',
  },
}
export type LibraryOpeningsTexts = typeof libraryOpeningsKo

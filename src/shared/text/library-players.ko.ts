import { withParticle } from './particle.ts'

const number = new Intl.NumberFormat('ko')

/** Words of the list of players of a library. */
export const libraryPlayersKo = {
  label: '기사 목록',
  filter: '이름이나 초성으로 찾기',
  name: '이름',
  aliases: '다른 표기',
  games: '대국',
  merge: '같은 사람으로 합치기',
  mergeHint: '둘 이상 고르면 대국이 가장 많은 이름으로 합칩니다.',
  rename: '이름 바꾸기',
  showGames: '대국 보기',
  none: '맞는 기사가 없습니다.',
  total: (total: number, shown: number) =>
    shown < total
      ? `기사 ${number.format(total)}명 가운데 대국이 많은 ${number.format(shown)}명`
      : `기사 ${number.format(total)}명`,
  separate: (name: string) => `${withParticle(`「${name}」`, '을/를')} 다른 사람으로 떼어 내기`,
}

import type { RecordedWinner } from '../contract/library-query.ts'
import { withParticle } from './particle.ts'

const number = new Intl.NumberFormat('ko')

/** Words of the library for the window and the command line. */
export const libraryKo = {
  errors: {
    'no-such-library': () => '그 보관함은 이제 목록에 없습니다.',
    'library-exists': (name: string) => `「${name}」 보관함이 이미 있습니다.`,
    'too-many-libraries': (limit: number) => `보관함은 ${limit}개까지 둘 수 있습니다.`,
    'library-not-found': (path: string) => `보관함 파일이 없습니다: ${path}`,
    'not-a-library': (path: string) => `장기 스튜디오의 보관함이 아닙니다: ${path}`,
    'library-read-only': (path: string) =>
      `보관함을 고칠 수 없습니다. 파일이나 폴더가 읽기 전용입니다: ${path}`,
    'library-disk-full': (path: string) =>
      `디스크가 가득 찼습니다. 지금까지 넣은 대국은 그대로 있습니다: ${path}`,
    'library-busy': (path: string) =>
      `다른 프로그램이 보관함을 쓰고 있습니다. 잠시 뒤에 다시 해 보세요: ${path}`,
    'library-corrupt': (path: string) =>
      `보관함 파일이 손상되었습니다. 다시 열면 따로 옮겨 두고 백업을 권해 드립니다: ${path}`,
    'library-newer': (path: string, version: number) =>
      `더 새로운 장기 스튜디오가 만든 보관함입니다(버전 ${version}): ${path}`,
    'library-unreadable': (path: string, detail: string) =>
      `보관함을 읽을 수 없습니다: ${path} (${detail})`,
    'library-damaged': (setAside: string, backup: string | null) =>
      `보관함 파일이 손상되어 따로 옮겨 두었습니다: ${setAside}. ${
        backup === null ? '백업은 없습니다.' : `백업으로 되돌릴 수 있습니다: ${backup}`
      }`,
    'no-backup': (path: string) => `백업이 없습니다: ${path}`,
    'library-lost': (detail: string) =>
      `보관함을 맡은 작업이 멈추었습니다(${detail}). 다시 해 보세요.`,
    'library-list-not-saved': (detail: string) => `보관함 목록을 저장하지 못했습니다(${detail}).`,
    'no-such-game': (id: number) => `${id}번 대국은 보관함에 없습니다.`,
    'no-such-player': () => '그 기사는 보관함에 없습니다.',
    'no-such-group': () => '그 묶음은 보관함에 없습니다.',
    'name-taken': (name: string) => `「${name}」 이름은 이미 쓰고 있습니다.`,
    'nothing-to-undo': () => '되돌릴 것이 없습니다.',
    'not-a-game': () => '대국을 읽을 수 없어 넣지 않았습니다.',
    'review-of-another': (id: number) =>
      `보관함의 ${id}번 대국과 수순이 달라 복기를 보관하지 못했습니다.`,
    'bad-position': (fen: string) => `찾을 수 없는 국면입니다: ${fen}`,
    'path-not-allowed': (path: string) => `열 수 없는 곳입니다: ${path}`,
    'import-running': () => '이 보관함에 이미 가져오고 있습니다.',
  },
  winners: {
    cho: '초 승',
    han: '한 승',
    draw: '무승부',
    unknown: '결과 모름',
  } satisfies Record<RecordedWinner, string>,
  cli: {
    imported: (files: number, added: number, duplicates: number) =>
      `파일 ${number.format(files)}개에서 ${number.format(added)}국을 넣었습니다. 이미 있는 대국 ${number.format(duplicates)}국.`,
    incomplete: (games: number) => `끝까지 읽지 못한 대국 ${number.format(games)}국.`,
    failed: (file: string, detail: string) => `읽지 못했습니다: ${file} (${detail})`,
    noGames: (file: string) => `기보가 아닙니다: ${file}`,
    progress: (percent: number, games: number, rate: number, seconds: number) =>
      `${percent}% · ${number.format(games)}국 · 초당 ${number.format(rate)}국 · ${seconds}초 남음`,
    found: (total: number, ms: number) => `${number.format(total)}국 (${ms.toFixed(1)}ms)`,
    game: (id: number, cho: string, han: string, date: string, result: string, place: string) =>
      `${id}\t${cho} : ${han}\t${date}\t${result}\t${place}`,
    place: (ply: number, mirrored: boolean) => `${ply}수${mirrored ? ' (좌우 바뀜)' : ''}`,
    exploredTotal: (total: number, ms: number) =>
      `모두 ${number.format(total)}국 (${ms.toFixed(1)}ms)`,
    explored: (uci: string, games: number, cho: number, draw: number, han: number) =>
      `${uci}\t${number.format(games)}국\t초 ${number.format(cho)} · 무 ${number.format(draw)} · 한 ${number.format(han)}`,
    badArrangement: (text: string) =>
      `${withParticle(`「${text}」`, '은/는')} 상차림이 아닙니다. 예: 마상마상/상마상마`,
  },
}
export type LibraryTexts = typeof libraryKo

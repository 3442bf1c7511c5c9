/** Words of the dialog that changes keys. */
export const keyBindingsKo = {
  title: '단축키 바꾸기',
  explain:
    '바꿀 키를 누른 다음 새 키를 눌러 주세요. 다른 명령이 쓰는 키는 한 번 더 누르면 가져옵니다. Esc를 누르면 그만둡니다.',
  preset: '수 넘기는 키',
  presets: { sideways: '← →', vertical: '↑ ↓ (← →도)' },
  press: '새 키를 눌러 주세요',
  none: '없음',
  change: (command: string, key: string): string => `${command}: ${key}. 키 바꾸기`,
  remove: (command: string): string => `${command} 키 없애기`,
  reset: (command: string): string => `${command} 처음 키로`,
  resetAll: '모두 처음대로',
  taken: (commands: string): string =>
    `「${commands}」 명령이 쓰는 키입니다. 한 번 더 누르면 가져옵니다.`,
  fixed: '프로그램이 아니라 시스템이 정한 키여서 바꿀 수 없습니다.',
}

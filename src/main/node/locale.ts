/**
 * The user's language as the system says it, as a BCP 47 tag. Where POSIX variables name none (a
 * bare console or container), the studio's first language holds.
 */
export function systemLocale(
  env: Readonly<NodeJS.ProcessEnv> = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  )
  const tag = (named ?? '').replace(/[.@].*$/, '').replaceAll('_', '-')
  if (tag !== '' && tag !== 'C' && tag !== 'POSIX') return tag
  const hasOwnSetting = platform === 'win32' || platform === 'darwin'
  return hasOwnSetting ? Intl.DateTimeFormat().resolvedOptions().locale : 'ko-KR'
}

import { expect, test } from 'vitest'
import { matchesHangul, matchesWords } from '#shared/text/hangul-search'

test.each([
  { name: '전국대회.gib', typed: '', is: true },
  { name: '전국대회.gib', typed: '대회', is: true },
  { name: '전국대회.gib', typed: 'GIB', is: true },
  { name: '전국대회.gib', typed: 'ㅈㄱㄷㅎ', is: true },
  { name: '전국대회.gib', typed: 'ㄷㅎ', is: true },
  { name: '전국대회.gib', typed: 'ㄷㅈ', is: false },
  { name: '전국대회.gib', typed: '전ㄱ', is: true },
  { name: '전국대회'.normalize('NFD'), typed: '국대', is: true },
  { name: '전국대회.gib', typed: '국ㄱ', is: false },
  { name: '꼬마', typed: 'ㄲㅁ', is: true },
  { name: 'ㄲㅁ 놀이', typed: 'ㄲㅁ', is: true },
])('$typed in $name: $is', ({ name, typed, is }) => {
  expect(matchesHangul(name, typed)).toBe(is)
})

test('words may come in any order', () => {
  expect(matchesWords('김초 이한 2011-01-10', '2011 김초')).toBe(true)
  expect(matchesWords('김초 이한 2011-01-10', '2012 김초')).toBe(false)
})

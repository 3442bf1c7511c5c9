import { describe, expect, test } from 'vitest'
import { isPlainPath, isWithin } from '#main/files/path-syntax'

describe('on Linux and macOS', () => {
  test.each([
    { path: '/home/kim/기보/초.gib', plain: true },
    { path: '/home/kim/a..b.gib', plain: true },
    { path: '/home/kim/con', plain: true },
    { path: '/home/kim/🐘.gib', plain: true },
    { path: '/', plain: true },
    { path: '', plain: false },
    { path: 'a.gib', plain: false },
    { path: './a.gib', plain: false },
    { path: '~/a.gib', plain: false },
    { path: '/home/kim/../lee/a.gib', plain: false },
    { path: '/home/kim/..', plain: false },
    { path: '/home/kim/a.gib\0.txt', plain: false },
    { path: '//server/share/a.gib', plain: false },
    { path: '\\\\server\\share\\a.gib', plain: false },
    { path: 'file:///home/kim/a.gib', plain: false },
  ])('$path', ({ path, plain }) => {
    expect(isPlainPath(path, 'linux')).toBe(plain)
  })
})

describe('on Windows', () => {
  test.each([
    { path: 'C:\\Users\\김\\기보\\초.gib', plain: true },
    { path: 'd:/games/a.gib', plain: true },
    { path: 'C:\\', plain: true },
    { path: 'C:a.gib', plain: false },
    { path: '\\Users\\a.gib', plain: false },
    { path: '\\\\server\\share\\a.gib', plain: false },
    { path: '\\\\?\\C:\\a.gib', plain: false },
    { path: '\\\\.\\PhysicalDrive0', plain: false },
    { path: '//server/share/a.gib', plain: false },
    { path: 'C:\\Users\\..\\a.gib', plain: false },
    { path: 'C:\\Users\\CON', plain: false },
    { path: 'C:\\Users\\nul.gib', plain: false },
    { path: 'C:\\com1\\a.gib', plain: false },
    { path: 'C:\\Users\\LPT9.txt', plain: false },
    { path: 'C:\\Users\\a.gib:hidden', plain: false },
    { path: 'C:\\Users\\a.gib.', plain: false },
    { path: 'C:\\Users\\a.gib ', plain: false },
    { path: 'C:\\Users\\console.gib', plain: true },
  ])('$path', ({ path, plain }) => {
    expect(isPlainPath(path, 'win32')).toBe(plain)
  })
})

test.each([
  { folder: '/home/kim', path: '/home/kim', within: true },
  { folder: '/home/kim', path: '/home/kim/a/b', within: true },
  { folder: '/home/kim', path: '/home/kimchi/a', within: false },
  { folder: '/home/kim', path: '/home', within: false },
  { folder: '/home/kim', path: '/home/kim/..a', within: true },
  { folder: '/home/김'.normalize('NFD'), path: '/home/김/a'.normalize('NFC'), within: true },
])('$path in $folder: $within', ({ folder, path, within }) => {
  expect(isWithin(folder, path, 'linux')).toBe(within)
})

test('on Windows case does not matter and a drive is not within another', () => {
  expect(isWithin('C:\\Users\\Kim', 'c:\\users\\kim\\a.gib', 'win32')).toBe(true)
  expect(isWithin('C:\\Users\\Kim', 'D:\\Users\\Kim\\a.gib', 'win32')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { boardToSvg } from '#shared/board/board-svg'
import type { BoardProps } from '#renderer/board/board-model'
import BoardView from '#renderer/board/BoardView.vue'
import { at, picture } from '../../shared/board/boards.ts'

const render = (props: BoardProps): Promise<string> =>
  renderToString(createSSRApp({ render: () => h(BoardView, props) }))

const paths = (markup: string): readonly string[] =>
  Array.from(markup.matchAll(/ d="([^"]*)"/g), ([, data = '']) => data)

const full = picture({
  lastMove: { from: at('71'), to: at('61') },
  selected: at('09'),
  facing: true,
  shapes: [{ kind: 'circle', at: at('55'), colour: 'red' }],
})

describe.each([false, true])('still: %s', (still) => {
  test('shows what the file shows, in the same order', async () => {
    expect(paths(await render({ ...full, still }))).toEqual(paths(boardToSvg(full)))
  })
})

test('has one tab stop, and 90 named points in ten rows', async () => {
  const markup = await render(full)
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
  expect(markup.match(/role="row"/g)).toHaveLength(10)
  expect(markup.match(/role="gridcell"/g)).toHaveLength(90)
  expect(markup).toContain('aria-label="0행 9열, 초 차, 선택함"')
  expect(markup.match(/aria-selected="true"/g)).toHaveLength(1)
})

test('a still board is a picture with a name', async () => {
  const markup = await render({ ...full, still: true, label: '보기' })
  expect(markup).toMatch(/role="img" aria-label="보기, 초 기물 3개/)
  expect(markup).not.toMatch(/tabindex|gridcell/)
})

import { describe, expect, test } from 'vitest'
import type { Shape } from '#engine/notation/annotation'
import { colourOf, shapeBetween, withShape } from '#renderer/board/shapes'
import { usePen } from '#renderer/board/use-pen'
import { at } from '../../shared/board/boards.ts'

const arrow: Shape = { kind: 'arrow', from: at('71'), to: at('61'), colour: 'green' }
const back: Shape = { kind: 'arrow', from: at('61'), to: at('71'), colour: 'green' }
const circle: Shape = { kind: 'circle', at: at('71'), colour: 'red' }

test('a stroke that stays on its point is a circle', () => {
  expect(shapeBetween(at('71'), at('71'), 'red')).toEqual(circle)
  expect(shapeBetween(at('71'), at('61'), 'green')).toEqual(arrow)
})

describe('drawing over what is there', () => {
  test.each([
    { name: 'another place is added', shape: back, after: [arrow, circle, back] },
    { name: 'the same is taken away', shape: arrow, after: [circle] },
    {
      name: 'another colour replaces',
      shape: { ...arrow, colour: 'blue' } as const,
      after: [circle, { ...arrow, colour: 'blue' }],
    },
    { name: 'a circle does not touch an arrow', shape: circle, after: [arrow] },
  ])('$name', ({ shape, after }) => {
    expect(withShape([arrow, circle], shape)).toEqual(after)
  })
})

test('held keys name the colour', () => {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
  const colours = [
    {},
    { shiftKey: true },
    { ctrlKey: true },
    { altKey: true },
    { shiftKey: true, altKey: true },
  ].map((keys) => colourOf({ ...none, ...keys }))
  expect(colours).toEqual(['green', 'red', 'red', 'blue', 'yellow'])
})

describe('the pen', () => {
  const start = (before: readonly Shape[] = []) => {
    const drawn: (readonly Shape[])[] = []
    return {
      pen: usePen(
        () => before,
        (shapes) => drawn.push(shapes),
      ),
      drawn,
    }
  }

  test('shows the stroke while it is drawn and gives it when it ends', () => {
    const { pen, drawn } = start([circle])
    pen.start(at('71'), 'red')
    pen.lead(at('61'), 'green')
    expect(pen.shown.value).toEqual([circle, arrow])
    pen.finish()
    expect(drawn).toEqual([[circle, arrow]])
    expect(pen.shown.value).toEqual([circle])
  })

  test('draws nothing that ends beside the board or is given up', () => {
    const { pen, drawn } = start()
    pen.start(at('71'), 'green')
    pen.lead(undefined, 'green')
    pen.finish()
    pen.start(at('71'), 'green')
    pen.lift()
    pen.finish()
    expect(drawn).toEqual([])
  })

  test('by keyboard, two points make an arrow', () => {
    const { pen, drawn } = start()
    pen.mark(at('71'), 'red')
    pen.mark(at('61'), 'green')
    expect(drawn).toEqual([[arrow]])
  })
})

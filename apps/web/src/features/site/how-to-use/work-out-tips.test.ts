import { expect, it } from 'vitest'
import { TIPS } from './texts.ts'
import { workOutTips } from './work-out-tips.ts'

it('the tips show what the engine really does', () => {
  const made = workOutTips(TIPS).flatMap((tip) => (tip.example === undefined ? [] : [[tip.title, tip.made]]))
  expect(made).toEqual([
    ['One line is enough', ['salt; pepper', 'dill']],
    ['Quotes around words come off', ['24 hour', 'same day']],
    ['Nothing also means no spaces', ['24hour', 'sameday']],
    ['A wrap of your own', ['<li>red</li>', '<li>blue</li>']],
  ])
})

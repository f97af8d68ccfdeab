import { expect, it } from 'vitest'
import { TIPS } from './texts.ts'
import { workOutTips } from './work-out-tips.ts'

it('the tips show what the engine really does', () => {
  const made = workOutTips(TIPS).flatMap((tip) => (tip.example === undefined ? [] : [[tip.title, tip.made]]))
  expect(made).toEqual([
    ['One line is enough', ['salt; pepper', 'dill']],
    ['Quotes around words are removed', ['24 hour', 'same day']],
    ['Nothing means no spaces', ['24hour', 'sameday']],
    ['Use your own wrap', ['<li>red</li>', '<li>blue</li>']],
  ])
})

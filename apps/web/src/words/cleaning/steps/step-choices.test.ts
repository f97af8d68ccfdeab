import { CLEANING_STEPS, CleaningChain } from '@wordloom/lists'
import { describe, expect, it } from 'vitest'
import { FIRST_STEPS, isComplete, STEP_CHOICES } from './step-choices.ts'

const BLANKS = STEP_CHOICES.flatMap(({ steps }) => steps.map(({ blank }) => blank))

describe('the steps to choose from', () => {
  it('are all steps that a recipe can have', () => {
    expect(BLANKS).toHaveLength(CLEANING_STEPS.length)
  })

  it('can be saved in a recipe as soon as they are complete', () => {
    const complete = [...FIRST_STEPS, ...BLANKS.filter(isComplete)]
    expect(CleaningChain.parse({ version: 1, steps: complete }).steps).toHaveLength(complete.length)
  })

  it('are incomplete without their texts', () => {
    expect(BLANKS.filter((step) => !isComplete(step)).map(({ kind }) => kind)).toEqual([
      'replace',
      'affix',
      'remove',
      'keep',
    ])
  })
})

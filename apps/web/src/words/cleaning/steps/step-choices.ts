import { CLEANING_STEPS, type CleaningStep, type StepGroup } from '@wordloom/lists'
import { STEP_TEXTS as T } from '../texts.ts'

const GROUPS = Object.keys(T.groups) as readonly StepGroup[]

/** The steps to choose from, in groups. */
export const STEP_CHOICES = GROUPS.map((group) => ({
  label: T.groups[group],
  steps: CLEANING_STEPS.filter((each) => each.group === group),
}))

export function titleOf({ kind }: CleaningStep): string {
  return CLEANING_STEPS.find(({ blank }) => blank.kind === kind)?.title ?? ''
}

export const FIRST_STEPS: readonly CleaningStep[] = [
  { kind: 'trim' },
  { kind: 'remove-empty' },
  { kind: 'remove-duplicates', keep: 'first', ignoring: ['case'] },
]

/** A step without its texts changes nothing yet. */
export function isComplete(step: CleaningStep): boolean {
  switch (step.kind) {
    case 'replace':
      return step.pattern.text !== ''
    case 'split':
      return step.separator !== ''
    case 'affix':
      return step.prefix !== '' || step.suffix !== ''
    case 'keep':
    case 'remove': {
      const { test } = step
      if (test.kind === 'pattern') return test.pattern.text !== ''
      if (test.kind === 'list') return test.words !== ''
      return test.kind !== 'length' || test.least !== undefined || test.most !== undefined
    }
    default:
      return true
  }
}

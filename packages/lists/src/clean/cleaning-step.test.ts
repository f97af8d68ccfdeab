import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CleaningChain } from './cleaning-step.ts'

function problemOf(chain: object): string | null {
  const [issue] = z.safeParse(CleaningChain, chain).error?.issues ?? []
  return issue === undefined ? null : `${issue.path.join('.')}: ${issue.message}`
}

const aChain = (step: object) => ({ version: 1, steps: [step] })

describe('a cleaning chain', () => {
  it('fills in what a step leaves out', () => {
    const { steps } = CleaningChain.parse({
      version: 1,
      steps: [
        { kind: 'remove-duplicates' },
        { kind: 'affix', prefix: 'a' },
        { kind: 'replace', pattern: { text: 'a' }, by: '' },
        { kind: 'keep', test: { kind: 'length', most: 5 } },
      ],
    })
    expect(steps).toEqual([
      { kind: 'remove-duplicates', keep: 'first', ignoring: [] },
      { kind: 'affix', prefix: 'a', suffix: '' },
      { kind: 'replace', pattern: { syntax: 'text', text: 'a' }, by: '' },
      { kind: 'keep', test: { kind: 'length', unit: 'characters', most: 5 } },
    ])
  })

  it.each([
    [{ steps: [] }, 'version: Please add "version": 1'],
    [{ version: 2, steps: [] }, 'version: These steps were made by a newer version of Wordloom'],
    [{ version: 1, steps: [] }, 'steps: Please enter at least one step'],
    [
      { version: 1, steps: Array.from({ length: 51 }, () => ({ kind: 'trim' })) },
      'steps: At most 50 steps are possible',
    ],
    [aChain({ kind: 'polish' }), 'steps.0.kind: There is no such step'],
    [aChain({ kind: 'trim', twice: true }), 'steps.0: There is no setting “twice” here'],
    [aChain({ kind: 'case', to: 'small' }), 'steps.0.to: Please use lower, upper, title or sentence'],
    [aChain({ kind: 'split', separator: '' }), 'steps.0.separator: Please enter a text'],
    [aChain({ kind: 'split', separator: ',', part: 0 }), 'steps.0.part: The least is 1'],
    [
      aChain({ kind: 'replace', pattern: { text: 'a' }, by: 'a\0' }),
      'steps.0.by: Please remove the invisible characters',
    ],
    [
      aChain({ kind: 'sort', by: 'name', language: 'not a tag' }),
      'steps.0.language: Please enter a language such as en',
    ],
    [aChain({ kind: 'keep', test: { kind: 'color' } }), 'steps.0.test.kind: There is no such test'],
  ])('refuses %j', (chain, problem) => {
    expect(problemOf(chain)).toBe(problem)
  })
})

import { describe, expect, it } from 'vitest'
import { CAMPAIGN_LABELS } from '../campaigns/texts.ts'
import { toLabel, withLabels } from './labels.ts'

describe('labels', () => {
  it.each([
    [['ads', 0, 'headlines', 1], 'Ad 1, headline 2'],
    [['utm', 'source'], 'UTM source'],
    [['campaign'], 'Campaign name'],
    [[], ''],
  ] as const)('name a part of the form: %j', (place, label) => {
    expect(toLabel(place, CAMPAIGN_LABELS)).toBe(label)
  })

  it('replace settings in messages, and no words in quotes', () => {
    expect(withLabels('A campaign needs a budget. Add "budget".', CAMPAIGN_LABELS)).toBe(
      'A campaign needs a budget. Add “Daily budget”.',
    )
    expect(withLabels('[A] = "red"', CAMPAIGN_LABELS)).toBe('[A] = "red"')
  })
})

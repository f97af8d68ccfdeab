import { describe, expect, it } from 'vitest'
import { type CampaignDraft, EXAMPLE_CAMPAIGN } from './campaign-draft.ts'
import { toCampaignFile } from './campaign-file.ts'
import { type CampaignOrder, CampaignWriter } from './campaign-writer.ts'

const writer = new CampaignWriter()

function orderOf(change: Partial<CampaignDraft> = {}, order: Partial<CampaignOrder> = {}): CampaignOrder {
  return {
    file: toCampaignFile({ ...EXAMPLE_CAMPAIGN, ...change }),
    target: 'google-ads-editor',
    fileKind: { kind: 'text', syntax: { delimiter: ',', encoding: 'utf-8' } },
    template: null,
    ...order,
  }
}

describe('the worker for campaigns', () => {
  it('counts what the files have, and says what the format cannot set', () => {
    expect(writer.check(orderOf())).toMatchObject({
      kind: 'checked',
      problems: [],
      summary: [
        'Google Ads Editor: 2 campaigns, 4 ad groups, 16 keywords, 4 ads, 8 negatives, 2 locations.',
        'All campaigns are paused.',
        "The file doesn't set a bid strategy. Choose one in Google Ads Editor before you post the campaigns.",
      ],
    })
  })

  it('makes a file for each block that is pasted, with a preview of each', async () => {
    const order = orderOf({}, { target: 'google-ads-clipboard' })
    const outcome = writer.check(order)
    const written = await writer.write(order)
    if (outcome.kind !== 'checked' || written.kind !== 'written') throw new Error('The example has mistakes')
    const names = ['keywords', 'campaign-negatives', 'ad-group-negatives', 'ads'].map(
      (block) => `google-ads-clipboard-${block}.csv`,
    )
    expect(written.files.map(({ fileName }) => fileName)).toEqual(names)
    expect(outcome.previews.map(({ fileName, rows }) => [fileName, rows.length > 0])).toEqual(
      names.map((name) => [name, true]),
    )
  })

  it.each([
    [{ campaign: '' }, ['campaign']],
    [{ adGroup: '{Town}' }, ['adGroup']],
    [{ languages: 'english' }, ['languages', 0]],
    [{ matchTypes: [] }, ['matchTypes']],
    [{ labels: ['', '{Town}'] }, ['labels', 0]],
  ])('finds the place of a mistake: %j', (change, place) => {
    expect(writer.check(orderOf(change))).toMatchObject({ kind: 'mistaken', mistakes: [{ place }] })
  })

  it('blocks on a value that the platform needs', () => {
    expect(writer.check(orderOf({ budget: '' }))).toMatchObject({
      problems: [{ severity: 'error', text: 'A campaign needs a budget. Add "budget".' }],
    })
  })

  it('refuses more keywords than it can check', () => {
    const text = Array.from({ length: 1000 }, (_, i) => `w${i}`).join('\n')
    const columns = EXAMPLE_CAMPAIGN.columns.map((column) => ({ ...column, text }))
    expect(writer.check(orderOf({ columns }))).toMatchObject({
      mistakes: [{ message: expect.stringContaining('4,000,000 rows') }],
    })
  })
})

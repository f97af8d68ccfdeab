import { CampaignFile } from '@wordloom/contract'
import { UPLOAD_FORMATS } from '@wordloom/targets'
import { toCampaignPlan } from '@wordloom/uploads'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_CAMPAIGN } from './campaign-draft.ts'
import { toCampaignFile } from './campaign-file.ts'
import { longestAdTexts } from './longest-ad-texts.ts'

const PLAN = toCampaignPlan(CampaignFile.parse(toCampaignFile(EXAMPLE_CAMPAIGN)))

describe('the longest texts of ads', () => {
  it('are those of all ad groups, with the defaults of keyword insertions', () => {
    const longest = longestAdTexts(PLAN, UPLOAD_FORMATS['google-ads-editor'])
    expect(longest).toContainEqual({
      place: ['ads', 0, 'headlines', 0],
      text: 'Drain Cleaning',
      width: 14,
      most: 30,
    })
    expect(longest).toContainEqual({ place: ['ads', 0, 'paths', 0], text: 'leeds', width: 5, most: 15 })
  })

  it('are an empty list for a platform whose ads have no texts', () => {
    expect(longestAdTexts(PLAN, UPLOAD_FORMATS.amazon)).toEqual([])
  })
})

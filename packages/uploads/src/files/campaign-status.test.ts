import { CampaignFile } from '@wordloom/contract'
import { UPLOAD_FORMAT_IDS, UPLOAD_FORMATS, type UploadFormat, type UploadFormatId } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { toCampaignPlan } from '../campaign/campaign-plan.ts'
import { describeStatus } from './campaign-status.ts'
import { ownFiles } from './file-parts.ts'

const TEXT = { kind: 'text', syntax: { delimiter: ',', encoding: 'utf-8' } } as const

function statusOf(
  id: UploadFormatId,
  status: 'paused' | 'enabled',
  columns: readonly (string | null)[] | null = null,
) {
  const format: UploadFormat = UPLOAD_FORMATS[id]
  const plan = toCampaignPlan(
    CampaignFile.parse({
      version: 1,
      columns: [{ name: 'Service', words: ['Plumber'] }],
      campaign: 'Leeds',
      adGroup: '{Service}',
      keyword: '{Service}',
      finalUrl: 'https://example.org',
      status,
    }),
  )
  const files = ownFiles(plan, format, TEXT).map((file) =>
    columns === null ? file : { ...file, header: { ...file.header, columns } },
  )
  return describeStatus(plan, format, files)
}

describe('the status of campaigns', () => {
  it.each(['google-ads-editor', 'google-ads-web', 'microsoft', 'amazon'] as const)(
    'is said by the own file of %s',
    (id) => {
      expect(statusOf(id, 'paused')).toBe('All campaigns are paused.')
      expect(statusOf(id, 'enabled')).toContain('All campaigns are enabled')
    },
  )

  it.each(['apple-ads', 'google-ads-clipboard'] as const)(
    'is not claimed where no campaigns are made: %s',
    (id) => {
      expect(statusOf(id, 'paused')).toBeNull()
    },
  )

  it.each(['paused', 'enabled'] as const)(
    'is asked for if the template has no column for it: %s',
    (status) => {
      expect(statusOf('google-ads-editor', status, ['Campaign', 'Keyword', null])).toContain(
        'The template has no column “Campaign Status”. Should the campaigns start paused?',
      )
    },
  )

  it('is a column of the own file wherever a format names it', () => {
    for (const id of UPLOAD_FORMAT_IDS) {
      const { campaignStatus }: UploadFormat = UPLOAD_FORMATS[id]
      expect(statusOf(id, 'paused')).toBe(campaignStatus === null ? null : 'All campaigns are paused.')
    }
  })
})

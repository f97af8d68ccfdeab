import type { CampaignPlan, UploadFormat } from '@wordloom/targets'
import { UPLOAD_SUMMARY_TEXTS as T } from '../texts.ts'
import type { PlannedFile } from './file-parts.ts'

/**
 * Says whether campaigns start paused, as far as the files say it themselves. A template without a column for it leaves the
 * question to the user. Returns `null` if the format makes no campaigns.
 */
export function describeStatus(
  { settings }: CampaignPlan,
  { campaignStatus }: Pick<UploadFormat, 'campaignStatus'>,
  files: readonly PlannedFile[],
): string | null {
  if (campaignStatus === null) return null
  if (!files.some(({ header }) => header.columns.includes(campaignStatus))) return T.noStatus(campaignStatus)
  return settings.isPaused ? T.paused : T.enabled
}

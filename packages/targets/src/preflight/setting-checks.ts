import type { CampaignPlan, CampaignSettings } from '../campaigns/campaign.ts'
import type { UploadFormat } from '../uploads/upload-format.ts'
import type { Requirement } from './platform-rules.ts'
import type { Report } from './report.ts'
import { PREFLIGHT_TEXTS as T } from './texts.ts'

const IS_MISSING: Readonly<
  Record<Exclude<Requirement, 'apple-ids'>, (settings: CampaignSettings) => boolean>
> = {
  budget: ({ budget }) => budget === null,
  'max-cpc': ({ maxCpc }) => maxCpc === null,
  'start-date': ({ startDate }) => startDate === null,
  skus: ({ skus }) => skus.length === 0,
}

export function checkSettings({ settings, shape }: CampaignPlan, format: UploadFormat, report: Report): void {
  const { requires, matchTypes, ads } = format.rules
  for (const requirement of requires)
    if (requirement !== 'apple-ids' && IS_MISSING[requirement](settings))
      report.add('error', T.requires(requirement))
  for (const matchType of settings.matchTypes)
    if (!matchTypes.includes(matchType)) report.add('error', T.matchType(format.title, matchType))
  if (ads === null && shape.headlines > 0) report.add('warning', T.noAds(format.title))
}

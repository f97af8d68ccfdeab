import { lengthIn } from '@wordloom/engine'
import {
  type CampaignPlan,
  LIMITS,
  type Limit,
  type LimitId,
  type UploadFormat,
  withDefaults,
} from '@wordloom/targets'
import type { FilePlace } from '@wordloom/uploads'
import type { LongestText } from '../output/outcome.ts'

export function longestAdTexts(
  plan: CampaignPlan,
  { rules }: Pick<UploadFormat, 'rules'>,
): readonly LongestText[] {
  const { ads } = rules
  if (ads === null) return []
  const longest = new Map<string, LongestText>()
  const seen = new Set<string>()

  function measure(place: FilePlace, text: string, limit: LimitId): void {
    const key = place.join()
    const shown = withDefaults(text)
    const width = lengthIn('width', shown)
    const known = longest.get(key)
    if (known !== undefined && known.width >= width) return
    const { most }: Limit = LIMITS[limit]
    longest.set(key, { place, text: shown, width, most: most.characters ?? 0 })
  }

  for (const row of plan.rows()) {
    if (seen.has(row.adWords)) continue
    seen.add(row.adWords)
    for (const [i, ad] of plan.ads(row).entries()) {
      for (const [j, { text }] of ad.headlines.entries())
        measure(['ads', i, 'headlines', j], text, ads.headlines.limit)
      for (const [j, { text }] of ad.descriptions.entries())
        measure(['ads', i, 'descriptions', j], text, ads.descriptions.limit)
      for (const [j, text] of ad.paths.entries()) measure(['ads', i, 'paths', j], text, ads.path)
    }
  }
  return [...longest.values()]
}

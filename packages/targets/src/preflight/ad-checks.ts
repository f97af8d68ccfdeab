import { toComparable } from '@wordloom/engine'
import type { AdGroup, AdText, ResponsiveAd } from '../campaigns/campaign.ts'
import { hasInsertion, withDefaults, withKeyword } from '../campaigns/keyword-insertion.ts'
import type { Limit } from '../limit.ts'
import { LIMITS, type LimitId } from '../limits/limits.ts'
import type { Measure } from './measure.ts'
import type { PlatformRules } from './platform-rules.ts'
import type { Report } from './report.ts'
import { PREFLIGHT_TEXTS as T } from './texts.ts'

/** The last headline and description that an ad can pin a text to. */
const LAST_POSITION = { headline: 3, description: 2 } as const

type Rules = NonNullable<PlatformRules['ads']>

/** A line of an ad with keyword insertion, to be tried with each keyword of its ad group. */
interface InsertionLine {
  readonly text: string
  readonly most: number
}

export function checkAd(
  ad: ResponsiveAd,
  adGroup: AdGroup,
  rules: Rules,
  measure: Measure,
  report: Report,
): void {
  const place = T.inAdGroup(adGroup.campaign.name, adGroup.name)
  for (const { what, texts, rule } of [
    { what: 'headline', texts: ad.headlines, rule: rules.headlines },
    { what: 'description', texts: ad.descriptions, rule: rules.descriptions },
  ] as const) {
    const limit: Limit = LIMITS[rule.limit]
    if (texts.length < rule.fewest) report.add('error', T.few(`${what}s`, rule.fewest), place)
    if (texts.length > (limit.most.items ?? texts.length))
      report.add('error', T.manyOf(`${what}s in one ad`, limit.most.items ?? 0), place)
    for (const { text, position } of texts) {
      checkLine(what, text, rule.limit)
      if (position !== null && position > LAST_POSITION[what])
        report.add('error', T.position, T.textIn(text, place))
    }
    if (hasRepeated(texts)) report.add('error', T.repeatedText(what), place)
  }
  const pathLimit: Limit = LIMITS[rules.path]
  if (ad.paths.length > (pathLimit.most.items ?? ad.paths.length))
    report.add('error', T.manyOf('display paths in one ad', pathLimit.most.items ?? 0), place)
  for (const path of ad.paths) {
    checkLine('display path', path, rules.path)
    if (rules.refusesSlashes && path.includes('/')) report.add('error', T.slash, T.textIn(path, place))
  }
  if (rules.displayUrl !== null) checkDisplayUrl(rules.displayUrl)

  function checkLine(what: string, text: string, limitId: LimitId): void {
    const limit: Limit = LIMITS[limitId]
    const most = limit.most.characters ?? Number.POSITIVE_INFINITY
    const shown = withDefaults(text)
    if (shown.trim() === '') report.add('error', T.empty(what), place)
    if (measure('width', shown) <= most) return
    const problem =
      measure('characters', shown) > most ? T.long(what, limit) : T.wide(what, limit, rules.width)
    report.add('error', hasInsertion(text) ? T.insertion : problem, T.textIn(shown, place))
  }

  function checkDisplayUrl(limitId: LimitId): void {
    const limit: Limit = LIMITS[limitId]
    const shown = [domainOf(ad.finalUrl), ...ad.paths.map(withDefaults)].join('/')
    if (measure('width', shown) > (limit.most.characters ?? Number.POSITIVE_INFINITY))
      report.add('error', T.long('domain with its display paths', limit), T.textIn(shown, place))
  }
}

export function insertionLines({ ads }: AdGroup, rules: Rules): readonly InsertionLine[] {
  const most = (limitId: LimitId) => {
    const limit: Limit = LIMITS[limitId]
    return limit.most.characters ?? Number.POSITIVE_INFINITY
  }
  return ads
    .flatMap(({ headlines, descriptions, paths }) => [
      ...headlines.map(({ text }) => ({ text, most: most(rules.headlines.limit) })),
      ...descriptions.map(({ text }) => ({ text, most: most(rules.descriptions.limit) })),
      ...paths.map((text) => ({ text, most: most(rules.path) })),
    ])
    .filter(({ text }) => hasInsertion(text))
}

export function fallsBack(lines: readonly InsertionLine[], keyword: string, measure: Measure): boolean {
  return lines.some(({ text, most }) => measure('width', withKeyword(text, keyword)) > most)
}

function hasRepeated(texts: readonly AdText[]): boolean {
  return new Set(texts.map(({ text }) => toComparable(text, { ignoresCase: true }))).size < texts.length
}

function domainOf(url: string): string {
  return /^https?:\/\/([^/?#:]+)/i.exec(url)?.[1] ?? ''
}

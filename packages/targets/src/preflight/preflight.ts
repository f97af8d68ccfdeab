import { toComparable } from '@wordloom/engine'
import type { AdGroup, CampaignPlan, Negative } from '../campaigns/campaign.ts'
import { type Entity, type KeywordEntity, type NameClash, toEntities } from '../campaigns/entities.ts'
import { toSearchWords } from '../comparison/to-search-words.ts'
import type { Limit } from '../limit.ts'
import { LIMITS, type LimitId } from '../limits/limits.ts'
import type { MatchType } from '../negatives/keyword.ts'
import { NEGATIVE_PLATFORMS } from '../negatives/platforms.ts'
import type { UploadFormat } from '../uploads/upload-format.ts'
import { checkAd, fallsBack, insertionLines } from './ad-checks.ts'
import type { Measure } from './measure.ts'
import { type Problem, Report } from './report.ts'
import { checkSettings } from './setting-checks.ts'
import { PREFLIGHT_TEXTS as T } from './texts.ts'

export interface UploadCounts {
  readonly campaigns: number
  readonly adGroups: number
  readonly keywords: number
  readonly ads: number
  readonly negatives: number
  readonly locations: number
}

export interface Preflight {
  readonly counts: UploadCounts
  /** Grouped by cause, errors first. A file with errors can't be uploaded. */
  readonly problems: readonly Problem[]
}

/** Reads all rows of a campaign and looks for what the platform would refuse. */
export function preflight(plan: CampaignPlan, format: UploadFormat, measure: Measure): Preflight {
  const report = new Report()
  const check = new EntityCheck(plan, format, measure, report)
  checkSettings(plan, format, report)
  const { skips } = format.rules
  for (const entity of toEntities(plan)) if (!skips.includes(entity.kind)) check.add(entity)
  check.end()
  return { counts: check.counts, problems: report.problems }
}

/** Control characters and spaces can't be part of a URL. */
const URL_PATTERN = /^https?:\/\/[^\s/?#"<>]+\.?[^\s"<>]*$/i

const WRAPPED = /^\s*(\[.*\]|".*")\s*$/

class EntityCheck {
  readonly #format: UploadFormat
  /** The ad groups that have IDs. `null` if they need none. */
  readonly #withIds: ReadonlySet<string> | null
  readonly #measure: Measure
  readonly #report: Report
  #campaigns = 0
  #adGroups = 0
  #adGroupsInCampaign = new Map<number, number>()
  #keywords = 0
  #ads = 0
  #negatives = 0
  #locations = 0
  #adGroup: AdGroup | null = null
  #keywordsInAdGroup = new Map<number, number>()
  #seen = new Set<string>()
  #searched = new Set<string>()
  #lines: ReturnType<typeof insertionLines> = []
  #text: string | null = null
  #url: string | null = null

  constructor(plan: CampaignPlan, format: UploadFormat, measure: Measure, report: Report) {
    this.#format = format
    this.#withIds = format.rules.requires.includes('apple-ids') ? namesWithIds(plan) : null
    this.#measure = measure
    this.#report = report
  }

  get counts(): UploadCounts {
    return {
      campaigns: this.#campaigns,
      adGroups: this.#adGroups,
      keywords: this.#keywords,
      ads: this.#ads,
      negatives: this.#negatives,
      locations: this.#locations,
    }
  }

  add(entity: Entity): void {
    switch (entity.kind) {
      case 'campaign':
        this.#campaigns++
        this.#checkName('campaign name', entity.campaign.name, this.#format.rules.campaignName)
        this.#checkClash(T.campaignClash, T.quoted(entity.campaign.name), entity.clash)
        break
      case 'location':
        this.#locations++
        break
      case 'ad-group':
        this.#addAdGroup(entity.adGroup, entity.clash)
        break
      case 'keyword':
        this.#addKeyword(entity)
        break
      case 'ad': {
        this.#ads++
        const { ads } = this.#format.rules
        if (ads !== null) checkAd(entity.ad, entity.adGroup, ads, this.#measure, this.#report)
        this.#checkUrl(entity.ad.finalUrl, placeOf(entity.adGroup))
        break
      }
      case 'negative':
        this.#negatives++
        this.#checkNegative(
          entity.negative,
          entity.adGroup === null ? entity.campaign.name : placeOf(entity.adGroup),
        )
    }
  }

  end(): void {
    if (this.#keywords === 0) this.#report.add('error', T.noRows)
    const { campaigns } = this.#format.rules
    const most = campaigns === null ? undefined : maxOf(campaigns).items
    if (most !== undefined && this.#campaigns > most) this.#report.add('error', T.manyOf('campaigns', most))
  }

  #addAdGroup(adGroup: AdGroup, clash: NameClash | null): void {
    const { rules } = this.#format
    const place = placeOf(adGroup)
    this.#adGroups++
    this.#checkName('ad group name', adGroup.name, rules.adGroupName)
    this.#checkClash(T.adGroupClash, place, clash)
    const number = (this.#adGroupsInCampaign.get(adGroup.campaign.number) ?? 0) + 1
    this.#adGroupsInCampaign.set(adGroup.campaign.number, number)
    const most = rules.adGroupsPerCampaign === null ? undefined : maxOf(rules.adGroupsPerCampaign).items
    if (most !== undefined && number === most + 1)
      this.#report.add('error', T.manyOf('ad groups in one campaign', most), T.quoted(adGroup.campaign.name))
    const perAdGroup = rules.ads?.perAdGroup ?? null
    const maxAds = perAdGroup === null ? undefined : maxOf(perAdGroup).items
    if (maxAds !== undefined && adGroup.ads.length > maxAds)
      this.#report.add('error', T.manyOf('enabled ads in one ad group', maxAds), place)
  }

  #addKeyword(entity: KeywordEntity): void {
    const { adGroup, text, matchType, row, finalUrl } = entity
    this.#keywords++
    if (adGroup !== this.#adGroup) this.#enter(adGroup)
    this.#countInAdGroup(adGroup)
    if (text !== this.#text) this.#checkKeyword(entity)
    this.#text = text
    if (finalUrl !== this.#url && finalUrl !== '') this.#checkUrl(finalUrl, `row ${row}`)
    this.#url = finalUrl
    this.#checkRepeats(text, matchType, T.inRow(text, row))
  }

  #checkRepeats(text: string, matchType: MatchType, place: string): void {
    const { comparison } = this.#format.rules
    const key = `${matchType} ${toComparable(text, { ignoresCase: true })}`
    const searched = `${matchType} ${toSearchWords(text, comparison).join(' ')}`
    if (this.#seen.has(key)) this.#report.add('error', T.repeatedKeyword, place)
    else if (this.#searched.has(searched))
      this.#report.add('warning', T.sameKeyword(NEGATIVE_PLATFORMS[comparison].name), place)
    this.#seen.add(key)
    this.#searched.add(searched)
  }

  #enter(adGroup: AdGroup): void {
    this.#adGroup = adGroup
    this.#seen = new Set()
    this.#searched = new Set()
    this.#text = null
    if (this.#withIds?.has(placeOf(adGroup)) === false)
      this.#report.add('error', T.requires('apple-ids'), placeOf(adGroup))
    const { ads } = this.#format.rules
    this.#lines = ads === null ? [] : insertionLines(adGroup, ads)
  }

  #countInAdGroup(adGroup: AdGroup): void {
    const { keywordsPerAdGroup } = this.#format.rules
    if (keywordsPerAdGroup === null) return
    const limit: Limit = LIMITS[keywordsPerAdGroup]
    const count = (this.#keywordsInAdGroup.get(adGroup.number) ?? 0) + 1
    this.#keywordsInAdGroup.set(adGroup.number, count)
    if (count === (limit.most.keywords ?? 0) + 1)
      this.#report.add(
        'error',
        T.many('ad group', { ...limit, most: { keywords: count - 1 } }),
        placeOf(adGroup),
      )
  }

  #checkKeyword({ text, row, adGroup, changesAds }: KeywordEntity): void {
    const { rules } = this.#format
    const place = T.inRow(text, row)
    if (text.trim() === '') this.#report.add('error', T.empty('keyword'), `row ${row}`)
    else if (WRAPPED.test(text)) this.#report.add('error', T.wrapped, place)
    if (rules.keyword !== null && this.#isLong(text, rules.keyword))
      this.#report.add('error', T.long('keyword', LIMITS[rules.keyword]), place)
    if (rules.doubtfulCharacters?.test(text))
      this.#report.add('warning', T.doubtful(NEGATIVE_PLATFORMS[rules.comparison].name), place)
    if (changesAds && adGroup.ads.length > 0) this.#report.add('error', T.changingAds, place)
    if (fallsBack(this.#lines, text, this.#measure)) this.#report.add('warning', T.fallsBack, place)
  }

  #checkNegative({ text, matchType }: Negative, place: string): void {
    const rule = this.#format.rules.negatives[matchType]
    if (rule === null) {
      this.#report.add('error', T.negativeMatchType(this.#format.title, matchType), T.textIn(text, place))
      return
    }
    if (text.trim() === '') this.#report.add('error', T.empty('negative'), place)
    else if (WRAPPED.test(text)) this.#report.add('error', T.wrapped, T.textIn(text, place))
    if (rule.limit !== null && this.#isLong(text, rule.limit))
      this.#report.add(
        'error',
        T.long(`${matchType} match negative`, LIMITS[rule.limit]),
        T.textIn(text, place),
      )
  }

  #checkName(what: string, name: string, limit: LimitId | null): void {
    if (name.trim() === '') this.#report.add('error', T.empty(what))
    else if (/^\s*\[\s*\]\s*$/.test(name)) this.#report.add('error', T.brackets, T.quoted(name))
    if (limit !== null && this.#isLong(name, limit))
      this.#report.add('error', T.long(what, LIMITS[limit]), T.quoted(name))
  }

  #checkClash(problem: string, name: string, clash: NameClash | null): void {
    if (clash !== null) this.#report.add('error', problem, T.clash(name, clash.first, clash.second))
  }

  #checkUrl(url: string, place: string): void {
    const rule = this.#format.rules.finalUrl
    if (rule === null) return
    if (!URL_PATTERN.test(url)) this.#report.add('error', T.url, T.textIn(url, place))
    else if (rule.limit !== null && this.#isLong(url, rule.limit))
      this.#report.add('error', T.long('final URL', LIMITS[rule.limit]), T.textIn(url, place))
  }

  #isLong(text: string, limit: LimitId): boolean {
    const { characters, words, bytes } = maxOf(limit)
    return (
      (characters !== undefined && this.#measure('characters', text) > characters) ||
      (words !== undefined && this.#measure('words', text) > words) ||
      (bytes !== undefined && this.#measure('bytes', text) > bytes)
    )
  }
}

function maxOf(limitId: LimitId): Limit['most'] {
  const limit: Limit = LIMITS[limitId]
  return limit.most
}

function namesWithIds({ settings }: CampaignPlan): ReadonlySet<string> {
  return new Set(settings.appleIds.map(({ campaign, adGroup }) => T.inAdGroup(campaign, adGroup)))
}

function placeOf({ campaign, name }: AdGroup): string {
  return T.inAdGroup(campaign.name, name)
}

import type { Keyword, KeywordPlace } from './keyword.ts'

/** A negative, and its number in the list that it is from. */
export interface NumberedNegative {
  readonly order: number
  readonly negative: Keyword
}

type Place = Pick<KeywordPlace, 'campaign' | 'adGroup'>

/** So few are tested one by one. */
const FEW = 8

const NONE: readonly NumberedNegative[] = []

/** Negatives, by the campaigns and ad groups that they apply to. */
export class PlacedNegatives {
  readonly #all: NumberedNegative[] = []
  #byPlace: ReturnType<typeof groupByPlace> | null = null

  add(entry: NumberedNegative): void {
    this.#all.push(entry)
    this.#byPlace = null
  }

  countFor(keyword: Place): number {
    return this.applyingTo(keyword).reduce((sum, { length }) => sum + length, 0)
  }

  /** Those that apply to a keyword, in parts. A place that the keyword's source doesn't name could be any. */
  applyingTo(keyword: Place): readonly (readonly NumberedNegative[])[] {
    const { campaign, adGroup } = keyword
    if (campaign === null && adGroup === null) return [this.#all]
    if (this.#all.length <= FEW) return [this.#all.filter(({ negative }) => appliesTo(negative, keyword))]
    this.#byPlace ??= groupByPlace(this.#all)
    const { campaigns, adGroups, pairs } = this.#byPlace
    if (adGroup === null) return partsOf(campaigns, [campaign, null])
    if (campaign === null) return partsOf(adGroups, [adGroup, null])
    return partsOf(pairs, [
      pairOf(campaign, adGroup),
      pairOf(campaign, null),
      pairOf(null, adGroup),
      pairOf(null, null),
    ])
  }
}

function groupByPlace(entries: readonly NumberedNegative[]) {
  return {
    campaigns: Map.groupBy(entries, ({ negative }) => negative.campaign),
    adGroups: Map.groupBy(entries, ({ negative }) => negative.adGroup),
    pairs: Map.groupBy(entries, ({ negative }) => pairOf(negative.campaign, negative.adGroup)),
  }
}

function partsOf<Key>(groups: ReadonlyMap<Key, readonly NumberedNegative[]>, keys: readonly Key[]) {
  return keys.map((key) => groups.get(key) ?? NONE)
}

function pairOf(campaign: string | null, adGroup: string | null): string {
  return JSON.stringify([campaign, adGroup])
}

function appliesTo(negative: Place, keyword: Place): boolean {
  return isSame(negative.campaign, keyword.campaign) && isSame(negative.adGroup, keyword.adGroup)
}

function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}

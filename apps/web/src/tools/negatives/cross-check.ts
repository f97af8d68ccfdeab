import { toSearchable } from '@wordloom/engine'
import {
  type CrossNegative,
  type CrossNegatives,
  type KeywordRows,
  type NegativePlatformId,
  proposeCrossNegatives,
  readKeywords,
  takenMatchTypes,
  writeNotation,
} from '@wordloom/targets'
import { type Page, type Problems, placeOf, toProblems } from './negatives-check.ts'

export interface CrossSummary {
  readonly keywords: number
  readonly adGroups: number
  readonly added: number
  readonly withheld: number
  readonly problems: Problems
}

export interface CrossRow {
  readonly place: string
  readonly negative: string
  readonly reason: string
}

/** The column names that Google Ads Editor imports. */
const HEADINGS = ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type', 'Comment']

export class CrossCheck {
  readonly summary: CrossSummary
  readonly #proposed: CrossNegatives

  constructor(source: KeywordRows, platform: NegativePlatformId) {
    const { keywords, problems } = readKeywords(source, platform)
    const adGroups = new Set(
      keywords.flatMap((keyword) => (keyword.adGroup === null ? [] : [placeOf(keyword)])),
    )
    this.#proposed =
      adGroups.size === 0
        ? { negatives: [], withheld: [] }
        : proposeCrossNegatives(keywords, takenMatchTypes(platform))
    this.summary = {
      keywords: keywords.length,
      adGroups: adGroups.size,
      added: this.#proposed.negatives.length,
      withheld: this.#proposed.withheld.length,
      problems: toProblems(problems),
    }
  }

  rows(kind: 'added' | 'withheld', find: string, from: number, count: number): Page<CrossRow> {
    const wanted = toSearchable(find)
    const all = kind === 'added' ? this.#proposed.negatives : this.#proposed.withheld
    const found = all.filter(({ text, adGroup }) =>
      [text, adGroup ?? ''].some((part) => toSearchable(part).includes(wanted)),
    )
    return {
      rows: found.slice(from, from + count).map((negative) => ({
        place: placeOf(negative),
        negative: writeNotation(negative),
        reason: negative.reason,
      })),
      total: found.length,
    }
  }

  cells(): readonly (readonly string[])[] {
    return [HEADINGS, ...this.#proposed.negatives.map(toCells)]
  }
}

function toCells({ campaign, adGroup, text, matchType, reason }: CrossNegative): readonly string[] {
  const type = matchType.replace(/^./, (first) => first.toUpperCase())
  return [campaign ?? '', adGroup ?? '', text, `Negative ${type}`, reason]
}

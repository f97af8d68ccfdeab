import { toSearchable } from '@wordloom/engine'
import {
  createNegativeIndex,
  EFFECT_TEXTS,
  type Keyword,
  type KeywordEffect,
  type KeywordRows,
  type LineProblem,
  type NegativeIndex,
  type NegativePlatformId,
  readKeywords,
  takeNegatives,
  writeNotation,
} from '@wordloom/targets'

interface NegativesInput {
  readonly keywords: KeywordRows
  readonly negatives: KeywordRows
  readonly platform: NegativePlatformId
}

export interface Problems {
  readonly shown: readonly LineProblem[]
  readonly count: number
}

export interface NegativesSummary {
  readonly keywords: number
  readonly negatives: number
  readonly blocked: number
  readonly narrowed: number
  readonly untouched: number
  readonly keywordProblems: Problems
  readonly negativeProblems: Problems
}

const STATES = ['untouched', 'narrowed', 'blocked'] as const
export type KeywordState = (typeof STATES)[number]

export interface KeywordRow {
  readonly keyword: string
  readonly place: string
  readonly effects: readonly {
    readonly negative: string
    readonly effect: KeywordEffect['effect']
    readonly reason: string
  }[]
}

export interface NegativeRow {
  readonly negative: string
  readonly place: string
  readonly blocked: number
  readonly narrowed: number
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

const MAX_PROBLEMS = 50
const STEP = 2_000
const CSV_HEADINGS = [
  'Keyword',
  'Match type',
  'Campaign',
  'Ad group',
  'Effect',
  'Negative',
  'Negative match type',
  'Reason',
]

/** Effects are found again for the rows that are read, because there can be millions. */
export class NegativesCheck {
  readonly summary: NegativesSummary
  readonly #keywords: readonly Keyword[]
  readonly #negatives: readonly Keyword[]
  readonly #index: NegativeIndex
  readonly #states: Uint8Array
  readonly #blocked: Uint32Array
  readonly #narrowed: Uint32Array

  /** @param onProgress - gets shares from 0 to 1. */
  constructor({ keywords, negatives, platform }: NegativesInput, onProgress: (share: number) => void) {
    const read = readKeywords(keywords, platform)
    const taken = takeNegatives(negatives, platform)
    this.#keywords = read.keywords
    this.#negatives = taken.negatives
    this.#index = createNegativeIndex(taken.negatives)
    this.#states = new Uint8Array(read.keywords.length)
    this.#blocked = new Uint32Array(taken.negatives.length)
    this.#narrowed = new Uint32Array(taken.negatives.length)
    this.#judgeAll(onProgress)
    const countOf = (state: KeywordState) =>
      this.#states.reduce((sum, each) => sum + (STATES[each] === state ? 1 : 0), 0)
    this.summary = {
      keywords: read.keywords.length,
      negatives: taken.negatives.length,
      blocked: countOf('blocked'),
      narrowed: countOf('narrowed'),
      untouched: countOf('untouched'),
      keywordProblems: toProblems(read.problems),
      negativeProblems: toProblems(taken.problems),
    }
  }

  #judgeAll(onProgress: (share: number) => void): void {
    const places = new Map(this.#negatives.map((negative, place) => [negative, place]))
    for (const [i, keyword] of this.#keywords.entries()) {
      for (const { negative, effect } of this.#index.effectsOn(keyword)) {
        const isBlocked = effect === 'blocks'
        const counts = isBlocked ? this.#blocked : this.#narrowed
        const place = places.get(negative) ?? 0
        counts[place] = (counts[place] ?? 0) + 1
        this.#states[i] = Math.max(this.#states[i] ?? 0, isBlocked ? 2 : 1)
      }
      if (i % STEP === 0) onProgress(i / this.#keywords.length)
    }
  }

  keywordRows(state: KeywordState, find: string, from: number, count: number): Page<KeywordRow> {
    const found = this.#find(state, find)
    return {
      rows: found.slice(from, from + count).map((keyword) => ({
        keyword: writeNotation(keyword),
        place: placeOf(keyword),
        effects: this.#index.effectsOn(keyword).map(({ negative, effect, reason }) => ({
          negative: writeNotation(negative),
          effect,
          reason: EFFECT_TEXTS[reason],
        })),
      })),
      total: found.length,
    }
  }

  /** Those that block most come first. */
  negativeRows(find: string, from: number, count: number): Page<NegativeRow> {
    const wanted = toSearchable(find)
    const rows = this.#negatives
      .map((negative, place) => ({
        negative,
        blocked: this.#blocked[place] ?? 0,
        narrowed: this.#narrowed[place] ?? 0,
      }))
      .filter(({ negative }) => toSearchable(negative.text).includes(wanted))
      .sort((a, b) => b.blocked - a.blocked || b.narrowed - a.narrowed)
    return {
      rows: rows.slice(from, from + count).map(({ negative, ...counts }) => ({
        negative: writeNotation(negative),
        place: placeOf(negative),
        ...counts,
      })),
      total: rows.length,
    }
  }

  /** One keyword per line, in the notation of match types. */
  keywordLines(state: KeywordState): string {
    return this.#find(state, '').map(writeNotation).join('\n')
  }

  *effectCells(): Generator<readonly (readonly string[])[]> {
    let block: (readonly string[])[] = [CSV_HEADINGS]
    for (const keyword of this.#keywords) {
      for (const { negative, effect, reason } of this.#index.effectsOn(keyword)) {
        block.push([
          keyword.text,
          keyword.matchType,
          keyword.campaign ?? '',
          keyword.adGroup ?? '',
          effect,
          negative.text,
          negative.matchType,
          EFFECT_TEXTS[reason],
        ])
      }
      if (block.length < STEP) continue
      yield block
      block = []
    }
    yield block
  }

  #find(state: KeywordState, find: string): readonly Keyword[] {
    const wanted = toSearchable(find)
    return this.#keywords.filter(
      ({ text }, i) => STATES[this.#states[i] ?? 0] === state && toSearchable(text).includes(wanted),
    )
  }
}

export function toProblems(problems: readonly LineProblem[]): Problems {
  return { shown: problems.slice(0, MAX_PROBLEMS), count: problems.length }
}

export function placeOf({ campaign, adGroup }: Pick<Keyword, 'campaign' | 'adGroup'>): string {
  return [campaign, adGroup].filter((part) => part !== null).join(' › ')
}

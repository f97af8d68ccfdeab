import { BYTE_ORDER_MARK, type CsvChoices, toCsvLine } from '@wordloom/engine'
import { openFile, type ReadingOptions, readKeywordRows } from '@wordloom/reading'
import type { KeywordRows, MatchType, NegativePlatformId } from '@wordloom/targets'
import { expose } from 'comlink'
import { type LatestDraft, readLatestRecipe } from '#platform/generator-draft/latest-recipe.ts'
import { CrossCheck } from './cross-check.ts'
import { type KeywordState, NegativesCheck } from './negatives-check.ts'
import type { RowsCheck, RowsSummary } from './rows-check.ts'

let check: NegativesCheck | null = null
let cross: CrossCheck | null = null
let rows: RowsCheck | null = null

interface FieldText {
  readonly text: string
  readonly options: ReadingOptions
}

const NOTHING: FieldText = { text: '', options: {} }
const texts = { keywords: NOTHING, negatives: NOTHING }

const CSV = 'text/csv;charset=utf-8'

export type RowsReply =
  | { readonly kind: 'counted'; readonly summary: RowsSummary }
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'unusable'; readonly problem: string }

interface RowsQuestion {
  readonly platform: NegativePlatformId
  readonly matchType: MatchType
  readonly draft: LatestDraft
}

const api = {
  take(field: keyof typeof texts, text: string, options: ReadingOptions) {
    texts[field] = { text, options }
  },
  async check(platform: NegativePlatformId, onProgress: (share: number) => void) {
    const [keywords, negatives] = [await toRows(texts.keywords), await toRows(texts.negatives)]
    check = new NegativesCheck({ keywords, negatives, platform }, onProgress)
    return check.summary
  },
  keywords: (state: KeywordState, find: string, from: number, count: number) =>
    checked().keywordRows(state, find, from, count),
  negatives: (find: string, from: number, count: number) => checked().negativeRows(find, from, count),
  lines: (state: KeywordState) => checked().keywordLines(state),
  effectsFile({ hasMark, guardsFormulas }: CsvChoices): Blob {
    const guard = guardsFormulas === false ? 'apostrophes' : 'formulas'
    const parts = hasMark === true ? [BYTE_ORDER_MARK] : []
    for (const rows of checked().effectCells())
      parts.push(rows.map((cells) => toCsvLine(cells, { guard })).join(''))
    return new Blob(parts, { type: CSV })
  },
  async checkRows(
    { platform, matchType, draft }: RowsQuestion,
    onProgress: (share: number) => void,
  ): Promise<RowsReply> {
    const recipe = await readLatestRecipe(draft)
    if (recipe === null || recipe.columns.every((text) => text.trim() === '')) return { kind: 'no-rows' }
    // Loaded only here, because most checks are of keywords.
    const { RowsCheck, UnusableRecipeError } = await import('./rows-check.ts')
    try {
      const negatives = await toRows(texts.negatives)
      rows = new RowsCheck({ recipe, matchType, negatives, platform }, onProgress)
      return { kind: 'counted', summary: rows.summary }
    } catch (error) {
      if (!(error instanceof UnusableRecipeError)) throw error
      return { kind: 'unusable', problem: error.message }
    }
  },
  rowCounts(find: string, from: number, count: number) {
    if (rows === null) throw new Error('Check first')
    return rows.rows(find, from, count)
  },
  async crossCheck(given: FieldText, platform: NegativePlatformId) {
    cross = new CrossCheck(await toRows(given), platform)
    return cross.summary
  },
  cross: (kind: 'added' | 'withheld', find: string, from: number, count: number) =>
    crossChecked().rows(kind, find, from, count),
  /** Google Ads Editor needs cells as they are. */
  crossFile(hasMark: boolean): Blob {
    const lines = crossChecked()
      .cells()
      .map((cells) => toCsvLine(cells, { guard: null }))
    return new Blob([hasMark ? BYTE_ORDER_MARK : '', ...lines], { type: CSV })
  },
  crossText: () =>
    crossChecked()
      .cells()
      .map((cells) => toCsvLine(cells, { separator: '\t', guard: null }))
      .join('')
      .trimEnd(),
}
export type NegativesApi = typeof api

expose(api)

async function toRows({ text, options }: FieldText): Promise<KeywordRows> {
  return await readKeywordRows(await openFile(text, options))
}

function checked(): NegativesCheck {
  if (check === null) throw new Error('Check first')
  return check
}

function crossChecked(): CrossCheck {
  if (cross === null) throw new Error('Check first')
  return cross
}

import type { KeywordPlatformId } from '../comparison/keyword-comparisons.ts'
import type { ColumnRole } from '../roles/column-role.ts'
import { toColumnKey } from '../table/column-key.ts'
import { createKeyword, type Keyword, type KeywordPlace, type MatchType, readNotation } from './keyword.ts'
import { readMatchType, saysNegative } from './match-type-words.ts'
import { PROBLEM_TEXTS as T } from './texts.ts'

export interface LineProblem {
  readonly line: number
  readonly text: string
  readonly message: string
}

interface KeywordRow {
  readonly cells: readonly string[]
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number
}

/** The rows of a list or of a table, as the package for reading files gives them. */
export interface KeywordRows {
  /** `null` for a list, whose rows have one cell. */
  readonly columns: readonly { readonly name: string; readonly role: ColumnRole | null }[] | null
  /** The place of the column with the keywords. */
  readonly term: number
  readonly rows: readonly KeywordRow[]
}

export interface ReadKeywords {
  readonly keywords: readonly Keyword[]
  readonly problems: readonly LineProblem[]
}

/**
 * Platforms take keywords of at most 100 characters, or 10 words, and names of at most 256 characters. Searches in a report
 * can be longer. No text of this size makes comparing slow.
 */
const LONGEST = { characters: 500, words: 50, placeName: 500 }

/** Characters of a line that a problem shows. */
const SHOWN = 200

/**
 * Reads keywords: one per line as `red shoes`, `"red shoes"` or `[red shoes]`, or a table with keywords, as Google Ads,
 * Microsoft Advertising and Amazon export it. Rows of negatives and of anything else are skipped. Words are compared as the
 * platform compares them.
 */
export function readKeywords(source: KeywordRows, platform: KeywordPlatformId): ReadKeywords {
  return read(source, platform, (entries) => entries.filter(({ isNegative }) => !isNegative))
}

/** Reads negatives in the same formats. In a table that marks no row as negative, all rows are negatives. */
export function readNegatives(source: KeywordRows, platform: KeywordPlatformId): ReadKeywords {
  return read(source, platform, (entries) => {
    const marked = entries.filter(({ isNegative }) => isNegative)
    return marked.length > 0 ? marked : entries
  })
}

interface Entry {
  readonly text: string
  readonly matchType: MatchType | null
  /** A text in the column of match types that names none. */
  readonly unknownType: string | null
  readonly isNegative: boolean
  readonly place: KeywordPlace
}

function read(
  source: KeywordRows,
  platform: KeywordPlatformId,
  choose: (entries: readonly Entry[]) => readonly Entry[],
): ReadKeywords {
  const keywords: Keyword[] = []
  const problems: LineProblem[] = []
  for (const entry of choose(readEntries(source))) {
    const keyword = toKeyword(entry, platform)
    if (typeof keyword === 'string') {
      const text = entry.text.length > SHOWN ? `${entry.text.slice(0, SHOWN)}…` : entry.text
      problems.push({ line: entry.place.line, text, message: keyword })
    } else keywords.push(keyword)
  }
  return { keywords, problems }
}

function toKeyword(
  { text, matchType, unknownType, place }: Entry,
  platform: KeywordPlatformId,
): Keyword | string {
  if (unknownType !== null) return T.noMatchType(unknownType.slice(0, SHOWN))
  const notation = readNotation(text)
  if (notation === null) return T.unclosed
  const tooLong = findTooLong(notation.text, place)
  if (tooLong !== null) return tooLong
  const keyword = createKeyword(notation.text, matchType ?? notation.matchType, place, platform)
  if (keyword.words.length > LONGEST.words)
    return T.tooLongToCompare('words', keyword.words.length, LONGEST.words)
  return keyword.words.length === 0 ? T.empty : keyword
}

function findTooLong(text: string, { campaign, adGroup }: KeywordPlace): string | null {
  if (text.length > LONGEST.characters)
    return T.tooLongToCompare('characters', text.length, LONGEST.characters)
  const name = Math.max(campaign?.length ?? 0, adGroup?.length ?? 0)
  return name > LONGEST.placeName ? T.longPlace(name, LONGEST.placeName) : null
}

function readEntries({ columns, term, rows }: KeywordRows): readonly Entry[] {
  if (columns === null) return rows.flatMap(readLine)
  const table = toTable(columns, term)
  return rows.flatMap((row) => readRow(row, table))
}

function readLine({ cells: [text = ''], line }: KeywordRow): readonly Entry[] {
  if (text.trim() === '') return []
  const place = { campaign: null, adGroup: null, line }
  return [{ text, matchType: null, unknownType: null, isNegative: false, place }]
}

/** The places of the columns that say something about a keyword. */
interface Table {
  readonly term: number
  readonly kinds: readonly number[]
  readonly matchTypes: readonly number[]
  readonly campaigns: readonly number[]
  readonly adGroups: readonly number[]
  readonly hasOnlyNegatives: boolean
}

/** Uploads and bulk files spread the kind of a row over columns. */
const KIND_NAMES = ['type', 'rowtype', 'entity', 'level']

function toTable(columns: NonNullable<KeywordRows['columns']>, term: number): Table {
  const keys = columns.map(({ name }) => toColumnKey(name))
  const placesOf = (role: ColumnRole, names: readonly string[]) => [
    ...columns.flatMap((column, place) => (column.role === role ? [place] : [])),
    ...names.map((name) => keys.indexOf(name)).filter((place) => place !== -1),
  ]
  const matchTypes = placesOf('matchType', ['criteriontype', 'matchtype'])
  return {
    term,
    kinds: [...new Set([...matchTypes, ...placesOf('matchType', KIND_NAMES)])],
    matchTypes,
    campaigns: placesOf('campaign', ['campaignid']),
    adGroups: placesOf('adGroup', ['adgroupid']),
    hasOnlyNegatives: keys[term] === 'negativekeyword',
  }
}

/** Programs spread the kind over columns: `Campaign Negative Broad`, or `Negative Keyword` and `negativeExact`. */
function readRow({ cells, line }: KeywordRow, table: Table): readonly Entry[] {
  const text = cells[table.term] ?? ''
  const cellsOf = (places: readonly number[]) =>
    places.map((place) => cells[place]?.trim() ?? '').filter((cell) => cell !== '' && cell !== '--')
  const kinds = cellsOf(table.kinds)
  const isNegative = table.hasOnlyNegatives || kinds.some(saysNegative)
  if (text.trim() === '' && !isNegative) return []
  const matchType = kinds.flatMap((kind) => readMatchType(kind) ?? [])[0] ?? null
  const isOfCampaign = isNegative && kinds.some((kind) => /campaign/i.test(kind))
  const [ownType = null] = cellsOf(table.matchTypes)
  const isUnknown = matchType === null && ownType !== null && !saysNegative(ownType)
  return [
    {
      text,
      matchType,
      unknownType: isUnknown ? ownType : null,
      isNegative,
      place: {
        campaign: cellsOf(table.campaigns)[0] ?? null,
        adGroup: isOfCampaign ? null : (cellsOf(table.adGroups)[0] ?? null),
        line,
      },
    },
  ]
}

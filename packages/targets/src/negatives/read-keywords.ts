import { readTable, type TableRecord, toColumnKey } from '../table/read-table.ts'
import { createKeyword, type Keyword, type KeywordPlace, type MatchType, readNotation } from './keyword.ts'
import { PROBLEM_TEXTS as T } from './texts.ts'

export interface LineProblem {
  readonly line: number
  readonly text: string
  readonly message: string
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
 * Reads keywords: one per line as `red shoes`, `"red shoes"` or `[red shoes]`, or a table with a column `Keyword`, as
 * Google Ads, Microsoft Advertising and Amazon export it. Rows of negatives and of anything else are skipped.
 */
export function readKeywords(text: string): ReadKeywords {
  return read(text, (entries) => entries.filter(({ isNegative }) => !isNegative))
}

/** Reads negatives in the same formats. In a table that marks no row as negative, all rows are negatives. */
export function readNegatives(text: string): ReadKeywords {
  return read(text, (entries) => {
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

function read(text: string, choose: (entries: readonly Entry[]) => readonly Entry[]): ReadKeywords {
  const keywords: Keyword[] = []
  const problems: LineProblem[] = []
  for (const entry of choose(readEntries(text))) {
    const keyword = toKeyword(entry)
    if (typeof keyword === 'string') {
      const text = entry.text.length > SHOWN ? `${entry.text.slice(0, SHOWN)}…` : entry.text
      problems.push({ line: entry.place.line, text, message: keyword })
    } else keywords.push(keyword)
  }
  return { keywords, problems }
}

function toKeyword({ text, matchType, unknownType, place }: Entry): Keyword | string {
  if (unknownType !== null) return T.noMatchType(unknownType.slice(0, SHOWN))
  const notation = readNotation(text)
  if (notation === null) return T.unclosed
  const tooLong = findTooLong(notation.text, place)
  if (tooLong !== null) return tooLong
  const keyword = createKeyword(notation.text, matchType ?? notation.matchType, place)
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

const TEXT_COLUMNS = ['keyword', 'keywordtext', 'negativekeyword', 'searchkeyword']

function readEntries(text: string): readonly Entry[] {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const [header] = readTable(first)
  const keys = header?.cells.map(toColumnKey) ?? []
  const column = keys.findIndex((key) => TEXT_COLUMNS.includes(key))
  if (column === -1) return readLines(text)
  return readTable(text)
    .slice(1)
    .flatMap((record) => readRecord(record, keys, column))
}

function readLines(text: string): readonly Entry[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, i) => {
      if (line.trim() === '') return []
      const place = { campaign: null, adGroup: null, line: i + 1 }
      return [{ text: line, matchType: null, unknownType: null, isNegative: false, place }]
    })
}

const TYPE_COLUMNS = ['criteriontype', 'matchtype', 'type', 'rowtype', 'entity', 'level']
const MATCH_TYPE = /broad|phrase|exact/i

/** Programs spread the kind over columns: `Campaign Negative Broad`, or `Negative Keyword` and `negativeExact`. */
function readRecord({ cells, line }: TableRecord, keys: readonly string[], column: number): readonly Entry[] {
  const text = cells[column] ?? ''
  const cellOf = (key: string) => cells[keys.indexOf(key)]?.trim() || null
  const kinds = TYPE_COLUMNS.flatMap((key) => cellOf(key) ?? [])
  const isNegative = keys[column] === 'negativekeyword' || kinds.some((kind) => /negative/i.test(kind))
  if (text.trim() === '' && !isNegative) return []
  const found = kinds.flatMap((kind) => MATCH_TYPE.exec(kind)?.[0].toLowerCase() ?? [])
  const matchType = found.find(isMatchType) ?? null
  const isOfCampaign = isNegative && kinds.some((kind) => /campaign/i.test(kind))
  const adGroup = cellOf('adgroup') ?? cellOf('adgroupname') ?? cellOf('adgroupid')
  const ownType = cellOf('criteriontype') ?? cellOf('matchtype')
  const unknownType = matchType === null && ownType !== null && !/negative/i.test(ownType) ? ownType : null
  return [
    {
      text,
      matchType,
      unknownType,
      isNegative,
      place: {
        campaign: cellOf('campaign') ?? cellOf('campaignname') ?? cellOf('campaignid'),
        adGroup: isOfCampaign ? null : adGroup,
        line,
      },
    },
  ]
}

function isMatchType(text: string): text is MatchType {
  return text === 'broad' || text === 'phrase' || text === 'exact'
}

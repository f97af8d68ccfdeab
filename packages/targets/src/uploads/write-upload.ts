import type { CampaignPlan } from '../campaigns/campaign.ts'
import { toEntities } from '../campaigns/entities.ts'
import { type FileSyntax, toLine } from './delimited.ts'
import type { Row, UploadFile } from './upload-format.ts'

const CHUNK_CHARACTERS = 1 << 16
const BYTE_ORDER_MARK = '\ufeff'

export interface Header {
  readonly rowsBefore: readonly (readonly string[])[]
  readonly names: readonly string[]
  /** For each column, the column of ours that fills it, or `null` for one that stays empty. */
  readonly columns: readonly (string | null)[]
}

export function ownHeader({ columns }: UploadFile): Header {
  return { rowsBefore: [], names: columns, columns }
}

/** Yields the rows of a file, its header first. Cells may have any characters. */
export function* uploadRows(
  plan: CampaignPlan,
  file: UploadFile,
  header: Header,
): Iterable<readonly string[]> {
  const toCells = (row: Row) => header.columns.map((column) => (column === null ? '' : (row[column] ?? '')))
  yield* header.rowsBefore
  yield header.names
  for (const row of file.preamble) yield toCells(row)
  for (const entity of toEntities(plan)) {
    const mark = file.marks[entity.kind]
    if (mark !== undefined && !header.columns.includes(mark)) continue
    for (const row of file.toRows(entity)) yield toCells(row)
  }
}

/** Yields the text of a file in chunks, with a byte order mark where its encoding needs one. */
export function* toText(
  rows: Iterable<readonly string[]>,
  { delimiter, encoding }: FileSyntax,
): Iterable<string> {
  let chunk = encoding === 'utf-16le' ? BYTE_ORDER_MARK : ''
  for (const cells of rows) {
    chunk += toLine(cells, delimiter)
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

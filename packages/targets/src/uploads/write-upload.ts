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

type Cells = readonly string[]

/** Yields the rows of a file, its header first. Cells may have any characters. */
export function* uploadRows(plan: CampaignPlan, file: UploadFile, header: Header): Iterable<Cells> {
  for (const block of uploadBlocks(plan, file, header)) yield* block
}

/** Yields the rows of a file in blocks: the header, then the rows of each entity, which may have none in this file. */
export function* uploadBlocks(
  plan: CampaignPlan,
  file: UploadFile,
  header: Header,
): Iterable<readonly Cells[]> {
  const toCells = (row: Row) => header.columns.map((column) => (column === null ? '' : (row[column] ?? '')))
  yield [...header.rowsBefore, header.names, ...file.preamble.map(toCells)]
  for (const entity of toEntities(plan)) {
    const mark = file.marks[entity.kind]
    const isLeftOut = mark !== undefined && !header.columns.includes(mark)
    yield isLeftOut ? [] : file.toRows(entity).map(toCells)
  }
}

/**
 * Yields the text of a file in chunks, with a byte order mark where its encoding needs one. `null` between rows yields
 * what is there so far, even if that's nothing.
 */
export function* toText(rows: Iterable<Cells | null>, { delimiter, encoding }: FileSyntax): Iterable<string> {
  let chunk = encoding === 'utf-16le' ? BYTE_ORDER_MARK : ''
  for (const cells of rows) {
    if (cells !== null) chunk += toLine(cells, delimiter)
    if (cells !== null && chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

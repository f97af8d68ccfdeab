import { NumberFormats } from './number-formats.ts'
import { openPackage, type Package, type Relation } from './package.ts'
import { RichText } from './rich-text.ts'
import { type CellLimits, type SheetCells, SheetReader } from './sheet-reader.ts'
import { refuseMoreThan, UnreadableWorkbookError } from './unreadable-error.ts'

export interface ReadLimits extends CellLimits {
  /** The most bytes that all parts that are read may unpack to. */
  readonly unpackedBytes: number
}

export interface ReadOptions {
  /** The place of the sheet, or `null` for the first one that isn't hidden. */
  readonly sheet: number | null
  readonly limits: ReadLimits
}

export interface SheetContent extends SheetCells {
  readonly sheets: readonly string[]
  readonly sheet: number
}

/**
 * Reads one sheet. Dates become ISO 8601 and booleans TRUE or FALSE. Numbers are as Excel shows them in English, or
 * plain digits if they have no format or one with an exponent.
 *
 * @throws {UnreadableWorkbookError}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { sheet: wanted, limits }: ReadOptions,
): Promise<SheetContent> {
  const file = await openPackage(bytes, limits.unpackedBytes)
  const workbook = (await file.relations('')).find(({ type }) => type === 'officeDocument')
  if (workbook === undefined) throw new UnreadableWorkbookError('broken')
  const relations = await file.relations(workbook.path)
  const { sheets, startsIn1904 } = await readSheetList(file, workbook.path, relations)
  const shown = sheets.findIndex(({ isHidden }) => !isHidden)
  const place = wanted ?? Math.max(0, shown)
  const sheet = sheets[place]
  if (sheet === undefined) throw new UnreadableWorkbookError('empty')
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path ?? ''
  const formats = new NumberFormats()
  await file.read(pathOf('styles'), formats)
  const strings = await readStrings(file, pathOf('sharedStrings'), limits)
  const reader = new SheetReader({ strings, formats, startsIn1904, limits })
  await file.read(sheet.path, reader)
  return { ...reader.content, sheets: sheets.map(({ name }) => name), sheet: place }
}

interface SheetEntry {
  readonly name: string
  readonly path: string
  readonly isHidden: boolean
}

async function readSheetList(
  file: Package,
  path: string,
  relations: readonly Relation[],
): Promise<{ readonly sheets: readonly SheetEntry[]; readonly startsIn1904: boolean }> {
  const sheets: SheetEntry[] = []
  const relationsById = new Map(relations.map((relation) => [relation.id, relation]))
  let startsIn1904 = false
  await file.read(path, {
    open(name, attribute) {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (name !== 'sheet') return
      const part = relationsById.get(attribute('id') ?? '')
      // Charts and macros have sheets of their own without cells.
      if (part?.type !== 'worksheet') return
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      sheets.push({ name: attribute('name') ?? '', path: part.path, isHidden })
    },
  })
  return { sheets, startsIn1904 }
}

async function readStrings(file: Package, path: string, { cells }: ReadLimits): Promise<readonly string[]> {
  const texts: string[] = []
  const text = new RichText()
  await file.read(path, {
    open: (name) => text.open(name),
    text: (piece) => text.text(piece),
    close(name) {
      text.close(name)
      if (name !== 'si') return
      texts.push(text.take())
      refuseMoreThan(cells, 'texts', texts.length)
    },
  })
  return texts
}

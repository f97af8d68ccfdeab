import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js'
import {
  CONTENT_TYPES,
  ROOT_RELATIONS,
  STYLES,
  toSheetFile,
  toWorkbook,
  toWorkbookRelations,
} from './parts.ts'
import { type SheetLimits, writeSheets } from './sheets.ts'

export interface WorkbookOptions {
  /** The first row has the names of the columns. Every sheet begins with it. */
  readonly hasHeader: boolean
  /** Default: `Combinations`. */
  readonly sheetName?: string
  /** For tests: smaller sheets. */
  readonly limits?: SheetLimits
}

const UTF8 = new TextEncoder()

/** The same rows make the same bytes, whenever they are written. */
const ZIP_OPTIONS = {
  useWebWorkers: false,
  useUnicodeFileNames: false,
  extendedTimestamp: false,
  lastModDate: new Date(1980, 0, 1),
  dataDescriptorSignature: true,
} as const

/**
 * Writes an XLSX file in constant memory. The rows are what the engine writes in its formats `xlsx` and `xlsx-columns`.
 * All cells are text. Sheets that are full are followed by further sheets. The chunks belong to the caller.
 *
 * @throws {WorkbookError} if a row doesn't fit into a sheet.
 */
export async function* writeWorkbook(
  rows: Iterable<Uint8Array>,
  options: WorkbookOptions,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const reader = toZip(rows, options).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

function toZip(
  rows: Iterable<Uint8Array>,
  options: WorkbookOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pull = { next: () => {} }
  let isCanceled = false
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const writable = new WritableStream<Uint8Array>({
        async write(chunk) {
          controller.enqueue(chunk.slice())
          if ((controller.desiredSize ?? 0) > 0) return
          await new Promise<void>((resolve) => {
            pull.next = resolve
          })
          if (isCanceled) throw new Error('The reader stopped.')
        },
      })
      fill(writable, rows, options).then(
        () => controller.close(),
        (error) => controller.error(error),
      )
    },
    pull: () => pull.next(),
    cancel() {
      isCanceled = true
      pull.next()
    },
  })
}

async function fill(
  writable: WritableStream<Uint8Array>,
  rows: Iterable<Uint8Array>,
  { hasHeader, sheetName = 'Combinations', limits }: WorkbookOptions,
): Promise<void> {
  const zip = new ZipWriter(writable, ZIP_OPTIONS)
  const add = (path: string, chunks: Iterable<Uint8Array>) =>
    zip.add(path, toStream(chunks), { zip64: false })
  const addText = (path: string, text: string) => add(path, [UTF8.encode(text)])
  await addText('[Content_Types].xml', CONTENT_TYPES)
  await addText('_rels/.rels', ROOT_RELATIONS)
  let sheets = 0
  for (const sheet of writeSheets(rows, hasHeader, limits)) await add(`xl/${toSheetFile(++sheets)}`, sheet)
  await addText('xl/styles.xml', STYLES)
  await addText('xl/workbook.xml', toWorkbook(sheets, sheetName))
  await addText('xl/_rels/workbook.xml.rels', toWorkbookRelations(sheets))
  await zip.close()
}

function toStream(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.iterator]()
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}

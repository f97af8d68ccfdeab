type ZipKind = 'workbook' | 'xlsb' | 'ods' | 'document' | 'numbers' | 'other'

const LATIN = new TextDecoder('latin1')
const MAX_NAMES = 10_000

/** Tells by the names in its directory what a ZIP file is. */
export function zipKind(bytes: Uint8Array): ZipKind {
  const names = directoryNames(bytes)
  const has = (test: (name: string) => boolean) => names.some(test)
  if (has((name) => /^xl\/workbook\.bin$/.test(name))) return 'xlsb'
  if (has((name) => name.startsWith('xl/'))) return 'workbook'
  if (has((name) => name.startsWith('word/') || name.startsWith('ppt/'))) return 'document'
  if (has((name) => name === 'index/document.iwa' || name === 'index.zip')) return 'numbers'
  const type = has((name) => name === 'mimetype') ? LATIN.decode(bytes.subarray(0, 200)) : ''
  if (type.includes('opendocument.spreadsheet')) return 'ods'
  if (type.includes('opendocument') || type.includes('epub')) return 'document'
  // A workbook that is cut off has no directory, but its parts.
  if (names.length === 0 && LATIN.decode(bytes.subarray(0, 64 * 1024)).includes('xl/')) return 'workbook'
  return 'other'
}

/** Names of the entries of the central directory, in lower case and with slashes. */
function directoryNames(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  for (let at = directoryStart(view); at !== null && at + 46 <= view.byteLength; ) {
    if (view.getUint32(at, true) !== 0x02014b50 || names.length === MAX_NAMES) break
    const length = view.getUint16(at + 28, true)
    const name = LATIN.decode(bytes.subarray(at + 46, at + 46 + length))
    names.push(name.toLowerCase().replaceAll('\\', '/').replace(/^\//, ''))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function directoryStart(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    const start = view.getUint32(at + 16, true)
    // Without the place that ZIP64 keeps elsewhere, the size tells it.
    return start === 0xffffffff ? at - view.getUint32(at + 12, true) : start
  }
  return null
}

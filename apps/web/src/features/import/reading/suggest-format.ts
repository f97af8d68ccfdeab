import type { ImportFormat } from './formats.ts'

const LOOKED_AT = 16 * 1024
const FEWEST_LINES = 2

export function suggestFormat(text: string): ImportFormat | null {
  const first = text.slice(0, LOOKED_AT).trimStart()
  const last = text.slice(-LOOKED_AT).trimEnd()
  if (first.startsWith('[') && last.endsWith(']')) return 'json'
  if (first.startsWith('{') && last.endsWith('}')) return 'json'
  const lines = first.split(/[\r\n]+/).filter(Boolean)
  // The last line may be cut off.
  const whole = text.length > LOOKED_AT ? lines.slice(0, -1) : lines
  const [tabs, ...others] = whole.map((line) => line.split('\t').length - 1)
  const isTable = whole.length >= FEWEST_LINES && tabs !== undefined && tabs > 0
  return isTable && others.every((count) => count === tabs) ? 'tsv' : null
}

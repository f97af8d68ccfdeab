/** A cell as one word: without white space around it or NUL in it, and with spaces in place of its line breaks. */
export function toWord(cell: string): string {
  const line = hasLineBreak(cell) ? toLine(cell) : cell
  const shown = line.includes('\0') ? line.replaceAll('\0', '') : line
  return (shown.isWellFormed() ? shown : shown.toWellFormed()).trim()
}

export function hasLineBreak(text: string): boolean {
  return text.includes('\n') || text.includes('\r')
}

function toLine(cell: string): string {
  return cell
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

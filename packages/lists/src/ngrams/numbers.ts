/** As in `1.234,50`. A comma or dot before three digits can be either, so other numbers decide. */
export function usesDecimalComma(cells: readonly string[]): boolean {
  for (const cell of cells) {
    const marks: readonly string[] = cell.match(/[.,]/g) ?? []
    const last = marks.at(-1)
    if (last === undefined) continue
    const digitsBehind = /(\d*)[^\d.,]*$/.exec(cell)?.[1]?.length ?? 0
    const hasBoth = marks.includes('.') && marks.includes(',')
    if (hasBoth) return last === ','
    if (marks.length > 1) return last === '.'
    if (digitsBehind !== 3) return last === ','
  }
  return false
}

/** Units such as `€` and `%` are skipped. Anything without digits counts as 0. */
export function readNumber(cell: string, hasDecimalComma: boolean): number {
  const plain = hasDecimalComma ? cell.replaceAll('.', '').replaceAll(',', '.') : cell.replaceAll(',', '')
  const number = Number.parseFloat(/-?\d+(?:\.\d+)?|-?\.\d+/.exec(plain.replaceAll(/\s/gu, ''))?.[0] ?? '0')
  return Number.isFinite(number) ? number : 0
}

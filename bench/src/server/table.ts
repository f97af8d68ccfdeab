export interface Bar {
  readonly most?: number
  readonly least?: number
}

export interface Line {
  readonly what: string
  readonly is: number | string
  readonly digits?: number
  readonly bar?: Bar
}

export function toTable(title: string, lines: readonly Line[]): string {
  return [
    `| ${title} | | bar |`,
    '|---|---|---|',
    ...lines.map(({ what, is, digits = 0, bar }) =>
      toRow([what, toCell(is, { digits, bar }), bar === undefined ? '' : toText(bar)]),
    ),
  ].join('\n')
}

export function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export function toCell(
  figure: number | string,
  { digits = 0, bar }: { digits?: number; bar?: Bar | undefined } = {},
): string {
  if (typeof figure === 'string') return figure
  const text = Number.isNaN(figure) ? '–' : figure.toFixed(digits)
  return isWithin(figure, bar) ? text : `**${text}**`
}

function isWithin(
  figure: number,
  { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Bar = {},
) {
  return Number.isNaN(figure) || (figure <= most && figure >= least)
}

function toText({ most, least }: Bar): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  return least === undefined ? `at most ${most}` : `at least ${least}`
}

import type { AdShape, AdText, ResponsiveAd } from '../campaigns/campaign.ts'

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}

/** The position of each text stands beside it, where the platform has it there. */
export function adColumns({ headlines, descriptions, hasPositions }: AdShape): readonly string[] {
  return [...textColumns('Headline', headlines), ...textColumns('Description', descriptions)].flatMap(
    (name) => (hasPositions ? [name, `${name} position`] : [name]),
  )
}

export function textColumns(kind: 'Headline' | 'Description', count: number): readonly string[] {
  return numbers(count).map((number) => `${kind} ${number}`)
}

export function positionColumns({ headlines, descriptions }: AdShape): readonly string[] {
  return [...textColumns('Headline', headlines), ...textColumns('Description', descriptions)].map(
    (name) => `${name} position`,
  )
}

export function pathColumns(kind: 'Path' | 'Display Path', { paths }: AdShape): readonly string[] {
  return numbers(paths).map((number) => `${kind} ${number}`)
}

export function adCells({ headlines, descriptions }: ResponsiveAd): Record<string, string> {
  const cells: Record<string, string> = {}
  function add(kind: string, texts: readonly AdText[]): void {
    for (const [i, { text, position }] of texts.entries()) {
      cells[`${kind} ${i + 1}`] = text
      if (position !== null) cells[`${kind} ${i + 1} position`] = String(position)
    }
  }
  add('Headline', headlines)
  add('Description', descriptions)
  return cells
}

export function pathCells(kind: 'Path' | 'Display Path', { paths }: ResponsiveAd): Record<string, string> {
  return Object.fromEntries(paths.map((path, i) => [`${kind} ${i + 1}`, path]))
}

/** @example toAmount(1.2) // '1.20' */
export function toAmount(amount: number | null): string {
  return amount === null ? '' : amount.toFixed(2)
}

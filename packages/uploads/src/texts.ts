import type { Confirmation, Problem, UploadCounts } from '@wordloom/targets'

const MAX_PLACES_PER_LINE = 3

export const PLAN_TEXTS = {
  rowTemplate: '{text} and {row} change with each row. Use the names of columns here.',
  changing: (column: string) => `{${column}} changes within it. Use columns that its name has.`,
  adUrl: (column: string) =>
    `add a finalUrl, because {${column}} in that of the keywords changes within an ad group.`,
  lacking: (column: string) =>
    `some rows have no {${column}}. Put it into each pattern, and don't make it optional.`,
  noCodes: (column: string) => `the column {${column}} has no codes. Add "codes" to it, or leave out |code.`,
  noCode: (word: string) => `“${word}” has no code.`,
  repeatedWord: (word: string) => `“${word}” is there twice.`,
  uncounted: "these rows can't be counted here. Use fewer rules or words, or the command line.",
  tooMany: (count: bigint, most: number) =>
    `${count.toLocaleString('en-US')} keywords or variants are more than the ${most.toLocaleString('en-US')} that are possible here. Use the command line.`,
  tooLong: (units: number, most: number) =>
    `These rows have about ${toMillions(units)} million characters, more than the ${toMillions(most)} million that are possible here. Use shorter words or templates, or the command line.`,
} as const

function toMillions(units: number): string {
  return Math.ceil(units / 1_000_000).toLocaleString('en-US')
}

const CONFIRMED_BY = {
  maker: "the platform's own page",
  tried: 'a documented upload',
  programs: 'several independent programs',
  secondary: 'one source',
} as const

export const UPLOAD_SUMMARY_TEXTS = {
  /** The cause, how often it occurs, and the first places. */
  problem: ({ count, text, places }: Problem) => {
    const first = places.slice(0, MAX_PLACES_PER_LINE)
    const shown =
      first.length === 0 ? '' : ` (${count}: ${first.join('; ')}${count > first.length ? '; …' : ''})`
    return `${text}${shown}`
  },
  counts: (title: string, counts: UploadCounts) =>
    `${title}: ${[
      amount(counts.campaigns, 'campaign'),
      amount(counts.adGroups, 'ad group'),
      amount(counts.keywords, 'keyword'),
      amount(counts.ads, 'ad'),
      amount(counts.negatives, 'negative'),
      amount(counts.locations, 'location'),
    ].join(', ')}.`,
  noStatus: (column: string) =>
    `The template has no column “${column}”. Should the campaigns start paused? Add the column to the template, or pause them on the platform.`,
  paused: 'All campaigns are paused.',
  enabled: 'All campaigns are enabled: they can start spending as soon as you upload them.',
  products: (title: string, products: number, variants: number) =>
    `${title}: ${amount(products, 'product')}, ${amount(variants, 'variant')}.`,
  uniqueSkus: 'Every SKU is unique.',
  drafts: 'All products are drafts.',
  active: 'All products are active: people can buy them as soon as you import them.',
  filled: (filled: number, all: number) => `Template: ${filled} of ${amount(all, 'column')} filled.`,
  empty: (names: readonly string[]) => `These template columns stay empty: ${names.join(', ')}.`,
  lost: (names: readonly string[]) => `The template has no column for: ${names.join(', ')}.`,
  leftOut: (kinds: readonly string[]) =>
    `Left out because the template has no columns for them: ${kinds.map(toPlural).join(', ')}.`,
  confirmed: ({ text, by, checked }: Confirmation) =>
    `Confirmed by ${CONFIRMED_BY[by]} (${checked}): ${text}`,
} as const

function toPlural(kind: string): string {
  return `${kind.replace('-', ' ')}s`
}

function amount(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
}

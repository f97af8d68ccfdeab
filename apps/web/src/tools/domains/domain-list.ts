import { parseColumn } from '@wordloom/engine'
import { type DomainPart, type IdnaCodec, readEnding, readLabel, toDomainName } from '@wordloom/targets'

export interface DomainsInput {
  readonly labels: string
  readonly endings: string
  /** In characters before the ending. */
  readonly least: number
  readonly most: number
  readonly hasHyphens: boolean
  readonly hasDigits: boolean
}

interface Problem {
  readonly text: string
  readonly message: string
}

export interface DomainsSummary {
  readonly labels: number
  readonly names: number
  /** Labels that are possible, but are left out by length, hyphens or digits. */
  readonly filtered: number
  readonly problems: readonly Problem[]
  readonly problemCount: number
}

export interface DomainRow {
  readonly name: string
  readonly unicode: string
  readonly length: number
}

const MAX_PROBLEMS = 50

export class DomainList {
  readonly summary: DomainsSummary
  readonly #labels: readonly DomainPart[]
  readonly #endings: readonly DomainPart[]

  constructor({ labels, endings, ...filters }: DomainsInput, codec: IdnaCodec) {
    const problems: Problem[] = []
    this.#endings = readAll(splitEndings(endings), (text) => readUsableEnding(text, codec), problems)
    const possible = readAll(parseColumn(labels), (text) => readLabel(text, codec), problems)
    this.#labels = possible.filter((label) => passes(label, filters))
    this.summary = {
      labels: this.#labels.length,
      names: this.#labels.length * this.#endings.length,
      filtered: possible.length - this.#labels.length,
      problems: problems.slice(0, MAX_PROBLEMS),
      problemCount: problems.length,
    }
  }

  /** All endings of a label come before the next label. */
  rows(from: number, count: number): readonly DomainRow[] {
    const to = Math.min(from + count, this.summary.names)
    const rows: DomainRow[] = []
    for (let i = from; i < to; i++) rows.push(...this.#rowAt(i))
    return rows
  }

  #rowAt(place: number): readonly DomainRow[] {
    const label = this.#labels[Math.floor(place / this.#endings.length)]
    const ending = this.#endings[place % this.#endings.length]
    if (label === undefined || ending === undefined) return []
    const name = toDomainName(label, ending)
    if ('problem' in name) return []
    return [{ name: name.ascii, unicode: name.unicode, length: [...label.unicode].length }]
  }
}

const LONGEST_LABEL = { ascii: 'x'.repeat(63), unicode: 'x'.repeat(63) }

/** So that every label fits before every ending. */
function readUsableEnding(text: string, codec: IdnaCodec): DomainPart | { readonly problem: string } {
  const ending = readEnding(text, codec)
  if ('problem' in ending) return ending
  const longest = toDomainName(LONGEST_LABEL, ending)
  return 'problem' in longest ? longest : ending
}

/** Removes repeats, which include other capitals and the encoded form. */
function readAll(
  texts: readonly string[],
  read: (text: string) => DomainPart | { readonly problem: string },
  problems: Problem[],
): readonly DomainPart[] {
  const parts = new Map<string, DomainPart>()
  for (const text of texts) {
    const part = read(text)
    if ('problem' in part) problems.push({ text, message: part.problem })
    else parts.set(part.ascii, part)
  }
  return [...parts.values()]
}

function splitEndings(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((ending) => ending !== '' && ending !== '.')
}

function passes(
  { unicode }: DomainPart,
  { least, most, hasHyphens, hasDigits }: Omit<DomainsInput, 'labels' | 'endings'>,
): boolean {
  const { length } = [...unicode]
  return (
    length >= least &&
    length <= most &&
    (hasHyphens || !unicode.includes('-')) &&
    (hasDigits || !/\p{Nd}/u.test(unicode))
  )
}

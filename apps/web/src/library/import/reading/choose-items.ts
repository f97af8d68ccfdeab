import { MAX_ITEM_CHARACTERS } from '@wordloom/contract'
import { hasLineBreak, type OpenFile, toWord } from '@wordloom/reading'

export interface Choice {
  readonly isSplit: boolean
  readonly dropsDuplicates: boolean
  readonly dropsKnown: boolean
  readonly dropsTooLong: boolean
}

export interface ChosenList {
  readonly header: string | null
  readonly items: readonly string[]
}

export interface Chosen {
  readonly lists: readonly ChosenList[]
  readonly duplicates: number
  readonly known: number
  readonly tooLong: number
  readonly joined: number
  /** Items with a character that took the place of bytes that aren't text. */
  readonly unreadable: number
}

/** The items of the chosen columns as one list, or as a list for each column. */
export async function chooseItems(
  file: OpenFile,
  choice: Choice,
  known: ReadonlySet<string> | null,
): Promise<Chosen> {
  const chosen = file.report().columns.filter(({ isChosen }) => isChosen)
  const places = file.shape === null ? [0] : chosen.map(({ index }) => index)
  const isSplit = choice.isSplit && places.length > 1
  const counts = { duplicates: 0, known: 0, tooLong: 0, joined: 0, unreadable: 0 }
  const first = new ItemList(choice, known, counts)
  const lists = places.map((_, at) => (at === 0 || !isSplit ? first : new ItemList(choice, known, counts)))
  for await (const rows of file.rows()) {
    for (const { cells } of rows) {
      for (let at = 0; at < places.length; at++) lists[at]?.take(cells[places[at] ?? 0] ?? '')
    }
  }
  return {
    lists: (isSplit ? lists : [first]).map(({ items }, at) => ({
      header: (isSplit && chosen[at]?.name) || null,
      items,
    })),
    ...counts,
  }
}

type Counts = { -readonly [Name in Exclude<keyof Chosen, 'lists'>]: Chosen[Name] }

class ItemList {
  readonly items: string[] = []
  readonly #seen = new Set<string>()
  readonly #choice: Choice
  readonly #known: ReadonlySet<string> | null
  readonly #counts: Counts

  constructor(choice: Choice, known: ReadonlySet<string> | null, counts: Counts) {
    this.#choice = choice
    this.#known = known
    this.#counts = counts
  }

  take(cell: string): void {
    const item = toWord(cell)
    if (item === '') return
    const { dropsTooLong, dropsDuplicates, dropsKnown } = this.#choice
    const isTooLong = item.length > MAX_ITEM_CHARACTERS
    const isDuplicate = this.#seen.has(item)
    const isKnown = this.#known?.has(item) ?? false
    this.#seen.add(item)
    if (isTooLong) this.#counts.tooLong++
    if (isDuplicate) this.#counts.duplicates++
    else if (isKnown) this.#counts.known++
    if ((isTooLong && dropsTooLong) || (isDuplicate && dropsDuplicates) || (isKnown && dropsKnown)) return
    if (hasLineBreak(cell.trim())) this.#counts.joined++
    if (item.includes('\ufffd')) this.#counts.unreadable++
    this.items.push(item)
  }
}

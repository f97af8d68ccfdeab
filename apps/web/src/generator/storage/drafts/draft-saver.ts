import type { RowSettings } from '@wordloom/contract'
import {
  type Arrangement,
  type DraftStore,
  type JournalEntry,
  type KeptText,
  type ProjectBase,
  ROWS_TEXT,
} from '#platform/generator-draft/draft-store.ts'
import type { Change } from '#platform/lib/change.ts'

/** Texts of at least this many characters are saved as changes instead of as a whole, row settings only if they changed. */
const JOURNAL_FROM = 200_000
/** The whole text is written again once the journal exceeds 1/JOURNAL_SHARE of its length or JOURNAL_ENTRIES. */
const JOURNAL_SHARE = 4
const JOURNAL_ENTRIES = 2000
const SAVE_AFTER_MS = 200

export interface KeptColumn {
  readonly id: string
  readonly version: number
  readonly text: string
}

export interface DraftContent {
  readonly columns: readonly KeptColumn[]
  readonly arrangement: Arrangement
  readonly base?: ProjectBase | null
}

export interface Saved {
  readonly arrangement: number
  readonly columns: ReadonlyMap<string, number>
}

interface Journal {
  pending: JournalEntry[]
  /** Counts since the whole text was last written; null before the first time. */
  written: { characters: number; entries: number } | null
}

export class DraftSaver {
  readonly #store: DraftStore
  readonly #id: string
  readonly #look: () => DraftContent
  readonly #report: (saved: Saved | Error) => void
  readonly #journals = new Map<string, Journal>()
  /** The large row settings that were saved last. */
  #savedRows: RowSettings | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #underWay: Promise<void> | null = null
  #isDirty = false

  constructor(
    store: DraftStore,
    id: string,
    look: () => DraftContent,
    report: (saved: Saved | Error) => void,
  ) {
    this.#store = store
    this.#id = id
    this.#look = look
    this.#report = report
  }

  touch(): void {
    this.#isDirty = true
    this.#timer ??= setTimeout(() => void this.flush(), SAVE_AFTER_MS)
  }

  changed(column: string, version: number, changes: readonly Change[]): void {
    this.#journal(column).pending.push({ draft: this.#id, column, version, changes })
    this.touch()
  }

  /** Saves texts before the draft refers to them, so that no column is ever found without its text. */
  async add(columns: readonly KeptColumn[]): Promise<void> {
    try {
      await this.#store.add(columns.map(({ id, ...kept }) => ({ draft: this.#id, column: id, ...kept })))
      for (const { id } of columns) this.#journal(id).written = { characters: 0, entries: 0 }
    } catch (error) {
      this.#report(toError(error))
    }
  }

  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#underWay !== null) await this.#underWay
    if (!this.#isDirty) return
    this.#isDirty = false
    this.#underWay = this.#save().finally(() => {
      this.#underWay = null
    })
    await this.#underWay
  }

  async #save(): Promise<void> {
    const { columns, arrangement, base } = this.#look()
    const { rows, ...rest } = arrangement
    const hasRowsText = isLarge(rows)
    const texts: KeptText[] = []
    const entries: JournalEntry[] = []
    for (const column of columns) {
      const journal = this.#journal(column.id)
      const { pending } = journal
      journal.pending = []
      if (pending.length === 0 && journal.written !== null) continue
      if (isJournaled(column, journal, pending)) {
        entries.push(...pending)
      } else {
        texts.push({ draft: this.#id, column: column.id, version: column.version, text: column.text })
        journal.written = { characters: 0, entries: 0 }
      }
    }
    if (hasRowsText && rows !== this.#savedRows)
      texts.push({
        draft: this.#id,
        column: ROWS_TEXT,
        version: arrangement.version,
        text: JSON.stringify(rows),
      })
    // The columns go on changing while they are saved.
    const saved = {
      arrangement: arrangement.version,
      columns: new Map(columns.map(({ id, version }) => [id, version])),
    }
    const ownRows = hasRowsText ? { hasRowsText } : { rows }
    const head = { id: this.#id, savedAt: Date.now(), ...rest, ...ownRows, ...(base && { base }) }
    try {
      await this.#store.save({ head, texts, journal: entries })
      this.#savedRows = hasRowsText ? rows : null
      this.#report(saved)
    } catch (error) {
      // After a failed write the journal has a gap, so the next save writes whole texts.
      for (const column of columns) this.#journal(column.id).written = null
      this.#savedRows = null
      this.#report(toError(error))
    }
  }

  #journal(column: string): Journal {
    const journal = this.#journals.get(column) ?? { pending: [], written: null }
    this.#journals.set(column, journal)
    return journal
  }
}

function isLarge({ rules = [] }: RowSettings): boolean {
  return rules.some((rule) => rule.kind === 'leave-out' && rule.texts.length >= JOURNAL_FROM)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function isJournaled(column: KeptColumn, journal: Journal, pending: readonly JournalEntry[]): boolean {
  const { written } = journal
  if (written === null || column.text.length < JOURNAL_FROM) return false
  const characters = pending.reduce(
    (sum, entry) => sum + entry.changes.reduce((length, change) => length + change.insert.length, 0),
    written.characters,
  )
  const entries = written.entries + pending.length
  if (characters > column.text.length / JOURNAL_SHARE || entries > JOURNAL_ENTRIES) return false
  journal.written = { characters, entries }
  return true
}

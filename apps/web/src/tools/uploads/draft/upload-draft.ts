import type * as z from 'zod/mini'
import { type KeptText, keptOnDevice } from '#platform/lib/kept-text.ts'
import { Listeners } from '#platform/lib/listeners.ts'

/** UTF-16 units of a draft that stays on the device. Local storage has a few million for the whole site. */
const MAX_CHARACTERS = 1_000_000

/** UTF-16 units of a draft that is stored with every change. A larger one is stored after a pause. */
const SMALL_CHARACTERS = 100_000
const SAVE_AFTER_MS = 300

export interface DraftSnapshot<Draft> {
  /** `null` until the stored draft is read. */
  readonly draft: Draft | null
  /** Grows when another draft replaces the whole one, so that editors open its texts. */
  readonly number: number
  /** True if the latest draft is too large to be stored, or storage is forbidden. */
  readonly isLost: boolean
}

interface DraftSettings<Draft> {
  readonly key: string
  readonly schema: z.ZodMiniType<Draft>
  readonly first: Draft
}

/** Stores a small draft with every change: the next page of a reload can start before this one has ended. */
export class UploadDraft<Draft extends object> {
  readonly #settings: DraftSettings<Draft>
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  readonly #kept: KeptText
  #snapshot: DraftSnapshot<Draft> = { draft: null, number: 0, isLost: false }
  #timer: ReturnType<typeof setTimeout> | null = null
  #isSmall = true

  constructor(settings: DraftSettings<Draft>) {
    this.#settings = settings
    this.#kept = keptOnDevice(settings.key)
  }

  getSnapshot = (): DraftSnapshot<Draft> => this.#snapshot

  /** Reads the stored draft. Call the returned function when the page leaves. */
  open(): () => void {
    if (this.#snapshot.draft === null)
      this.#set({
        draft: this.#settings.schema.safeParse(this.#kept.readJson()).data ?? this.#settings.first,
      })
    window.addEventListener('pagehide', this.#flush)
    return () => {
      window.removeEventListener('pagehide', this.#flush)
      this.#flush()
    }
  }

  change = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void => {
    const { draft } = this.#snapshot
    if (draft === null) return
    this.#set({ draft: { ...draft, ...(typeof change === 'function' ? change(draft) : change) } })
    this.#save()
  }

  /** Returns a function that brings back the draft from before. */
  replace = (draft: Draft): (() => void) => {
    const { draft: before, number } = this.#snapshot
    this.#set({ draft, number: number + 1 })
    this.#save()
    return () => {
      if (before !== null) this.replace(before)
    }
  }

  #save(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#flush, SAVE_AFTER_MS)
    if (this.#isSmall) this.#flush()
  }

  #flush = (): void => {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    const text = JSON.stringify(this.#snapshot.draft)
    this.#isSmall = text.length <= SMALL_CHARACTERS
    const isLost = text.length > MAX_CHARACTERS || !this.#kept.write(text)
    if (isLost !== this.#snapshot.isLost) this.#set({ isLost })
  }

  #set(change: Partial<DraftSnapshot<Draft>>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    this.#listeners.notify()
  }
}

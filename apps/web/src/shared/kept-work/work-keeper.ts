import type { WorkNote } from './work-note.ts'
import type { Work, WorkStore } from './work-store.ts'

/** How long kept work waits for its owner. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

interface WorkSource {
  /** Undefined and null are not kept. */
  readonly read: () => unknown
  /** Whether it is what a person typed. Without any, nothing of the page is kept. */
  readonly isTyped: boolean
}

interface WorkKeeperSettings {
  readonly note: { readonly read: () => WorkNote | null; readonly write: (note: WorkNote | null) => void }
  readonly loadStore: () => Promise<WorkStore>
  /** Deletes everything in it, even if the page goes away in the same moment. */
  readonly emptyStore: () => void
  /** The page, as in '/dashboard?tab=results'. */
  readonly path: () => string
  readonly now: () => number
  readonly createId: () => string
}

/** Keeps what is typed into forms when the session ends, and gives it back once the same user is signed in again. */
export class WorkKeeper {
  readonly #settings: WorkKeeperSettings
  readonly #sources = new Map<string, WorkSource>()
  #restored: Work | null = null
  /** Keeping, restoring and forgetting wait for each other. */
  #work: Promise<void> = Promise.resolve()

  constructor(settings: WorkKeeperSettings) {
    this.#settings = settings
  }

  /** A part of the page that has something to keep. Call the returned function when it goes. */
  add(name: string, source: WorkSource): () => void {
    this.#sources.set(name, source)
    return () => {
      if (this.#sources.get(name) === source) this.#sources.delete(name)
      // A form that is gone was saved or closed, unless it was only mounted again.
      if (source.isTyped) setTimeout(() => this.#sources.has(name) || this.drop(name))
    }
  }

  /** What was restored under the name. */
  read(name: string): unknown {
    return this.#restored?.values.get(name)
  }

  /** The session of the user is over: keeps what is typed at this moment. */
  keep(userId: string): Promise<void> {
    const { path, now } = this.#settings
    const note = { id: this.#settings.createId(), userId, path: path(), at: now() }
    const reads = [...this.#sources].map(
      async ([name, { read, isTyped }]) => [name, await read(), isTyped] as const,
    )
    return this.#then(async () => {
      const kept = (await Promise.all(reads)).filter(([, value]) => value != null)
      if (!kept.some(([, , isTyped]) => isTyped)) return
      const before = this.#settings.note.read()
      const store = await this.#settings.loadStore()
      const values = new Map(kept.map(([name, value]) => [name, value]))
      await store.put({ id: note.id, at: note.at, values })
      this.#settings.note.write(note)
      if (before !== null) await store.delete(before.id)
      await store.deleteBefore(now() - KEPT_MILLISECONDS)
    })
  }

  /** Where the user goes on after signing in; null where nothing of theirs waits. */
  pathFor(userId: string): string | null {
    const note = this.#settings.note.read()
    return note !== null && this.#isFor(note, userId) ? note.path : null
  }

  /** The page that work waits on, whoever it belongs to. */
  get path(): string | null {
    return this.#settings.note.read()?.path ?? null
  }

  /** The user is signed in: what waits for them on this page can be read from now on, and what is not theirs goes. */
  restore(userId: string): Promise<void> {
    return this.#then(async () => {
      const note = this.#settings.note.read()
      if (note === null || note.id === this.#restored?.id) return
      if (!this.#isFor(note, userId)) return this.#forget(note)
      if (toPathname(note.path) !== toPathname(this.#settings.path())) return
      this.#restored = (await (await this.#settings.loadStore()).get(note.id)) ?? null
      if (this.#restored === null) this.#settings.note.write(null)
    })
  }

  /** What was restored under the name is saved or given up. */
  drop(name: string): void {
    const restored = this.#restored
    if (restored === null || !restored.values.has(name)) return
    this.#restored = null
    void this.#then(() => this.#forget(restored))
  }

  /** Somebody signs out: nothing stays on the device. */
  clear(): void {
    this.#restored = null
    this.#settings.note.write(null)
    this.#settings.emptyStore()
  }

  async #forget({ id }: Pick<Work, 'id'>): Promise<void> {
    if (this.#settings.note.read()?.id === id) this.#settings.note.write(null)
    await (await this.#settings.loadStore()).delete(id)
  }

  #isFor({ userId, at }: WorkNote, wanted: string): boolean {
    return userId === wanted && this.#settings.now() - at < KEPT_MILLISECONDS
  }

  #then(step: () => Promise<void>): Promise<void> {
    // Storage that is full or forbidden keeps nothing, and nobody from signing in.
    this.#work = this.#work.then(step).catch(() => {})
    return this.#work
  }
}

function toPathname(path: string): string {
  return path.split('?')[0] ?? ''
}

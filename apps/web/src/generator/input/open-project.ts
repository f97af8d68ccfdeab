import type { Project } from '@wordloom/contract'
import type { DraftPage } from '#platform/generator-draft/draft-page.ts'
import type { DraftStore, ProjectBase } from '#platform/generator-draft/draft-store.ts'
import { OtherVersion, type OtherVersionGlance } from '../storage/project/other-version.ts'
import { createProjectServer } from '../storage/project/project-server.ts'
import { type ProjectState, toProjectVersion } from '../storage/project/project-state.ts'
import { ProjectSync } from '../storage/project/project-sync.ts'
import type { SyncReport } from '../storage/project/sync-report.ts'
import type { ColumnSnapshot } from './column-copy.ts'
import type { InputSnapshot } from './input-copy.ts'

interface ProjectInput {
  state(): ProjectState
  snapshot(): InputSnapshot
  addColumns(texts: readonly string[]): Promise<readonly ColumnSnapshot[]>
  arrange(arrangement: InputSnapshot['arrangement']): void
  save(): Promise<void>
}

interface OpenProjectSettings {
  readonly id: number
  readonly account: string | undefined
  readonly input: ProjectInput
  readonly store: DraftStore | null
  readonly page: DraftPage
  readonly base: ProjectBase | null
  readonly report: (report: SyncReport) => void
}

export class OpenProject {
  readonly #input: ProjectInput
  readonly #sync: ProjectSync
  readonly #other: OtherVersion

  constructor({ id, account, input, store, page, base, report }: OpenProjectSettings) {
    this.#input = input
    this.#other = new OtherVersion(store, page)
    const local = {
      read: () => input.state(),
      replace: (state: ProjectState) => this.#replace(state),
      keepBase: () => input.save(),
      keepOther: (state: ProjectState) => this.#other.keep(state),
    }
    this.#sync = new ProjectSync({ id, local, server: createProjectServer(account), report, base })
    addEventListener('online', () => void this.#sync.flush())
  }

  get base(): ProjectBase | null {
    return this.#sync.base
  }

  get isSaved(): boolean {
    return this.#sync.isSaved
  }

  async begin(project: Project, hasDraft: boolean): Promise<void> {
    await this.#sync.begin(toProjectVersion(project), hasDraft)
  }

  snapshot(): InputSnapshot {
    return this.#input.snapshot()
  }

  offer(project: Project): void {
    this.#sync.offer(toProjectVersion(project))
  }

  async takeNewer(): Promise<InputSnapshot | null> {
    return (await this.#sync.takeNewer()) ? this.#input.snapshot() : null
  }

  keepMine(): Promise<void> {
    return this.#sync.keepMine()
  }

  other(): Promise<OtherVersionGlance | null> {
    return this.#other.glance()
  }

  async takeOther(): Promise<InputSnapshot> {
    const other = await this.#other.read()
    if (other !== null) {
      await this.#other.keep(this.#input.state())
      await this.#replace(other)
    }
    return this.#input.snapshot()
  }

  dropOther(): Promise<void> {
    return this.#other.drop()
  }

  retry(): Promise<void> {
    return this.#sync.retry()
  }

  saveAsNew(name: string, description: string | null, key: string): Promise<Project> {
    return this.#sync.saveAsNew(name, description, key)
  }

  changed(): void {
    this.#sync.changed()
  }

  flush(): Promise<void> {
    return this.#sync.flush()
  }

  end(): void {
    this.#sync.end()
  }

  async #replace({ columns, options, rows }: ProjectState): Promise<void> {
    const added = await this.#input.addColumns(columns.map(({ words }) => words))
    const { version } = this.#input.snapshot().arrangement
    this.#input.arrange({
      version: version + 1,
      order: added.map(({ id }) => id),
      options,
      selections: Object.fromEntries(
        added.map(({ id }, place) => [id, columns[place]?.selectedListIds ?? []]),
      ),
      names: Object.fromEntries(added.map(({ id }, place) => [id, columns[place]?.name ?? ''])),
      rows,
    })
    await this.#input.save()
  }
}

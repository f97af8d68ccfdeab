import type { Project } from '@wordloom/contract'
import { proxy, type Remote } from 'comlink'
import { restoreProject } from '#library/changes/project-changes.ts'
import { PROJECTS_KEY, projectKey } from '#library/keys.ts'
import { OWN } from '#library/scope.ts'
import type { DraftPage } from '#platform/generator-draft/draft-page.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { createId } from '#platform/lib/random-id.ts'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import type { InputClient } from '../input/input-client.ts'
import type { InputSnapshot } from '../input/input-copy.ts'
import type { OpenProject } from '../input/open-project.ts'
import type { OtherVersionGlance } from '../storage/project/other-version.ts'
import type { SyncReport } from '../storage/project/sync-report.ts'
import { Store } from './store.ts'

const otherTabs = new BroadcastChannel('wordloom-project')

otherTabs.addEventListener('message', ({ data }: MessageEvent<ReturnType<typeof projectKey>>) => {
  void queryClient.invalidateQueries({ queryKey: data })
})

interface ProjectClientState {
  readonly sync: SyncReport
  readonly other: OtherVersionGlance | null
}

interface ProjectClientSettings {
  readonly input: InputClient
  readonly project: Project
  /** The owner's, if it isn't one's own project. */
  readonly account: string | undefined
  readonly page: DraftPage
  readonly show: (snapshot: InputSnapshot) => void
}

export async function openProjectClient({ input, project, account, page, show }: ProjectClientSettings) {
  const store = new Store<ProjectClientState>({ sync: { kind: 'saved', project: null }, other: null })
  let client: ProjectClient | null = null
  const hear = (report: SyncReport) => {
    store.set({ sync: report })
    if (report.kind === 'newer') void client?.takeNewer()
    if (report.kind === 'unauthorized') leaveToSignIn()
    if (report.kind === 'saved' && report.project !== null) remember(report.project, account)
  }
  const opened = await input.openProject(project, account, page, proxy(hear))
  client = new ProjectClient(project, account, opened, store, show)
  void client.lookForOther()
  return { client, snapshot: await opened.snapshot() }
}

export class ProjectClient {
  readonly project: Project
  readonly account: string | undefined
  readonly store: Store<ProjectClientState>
  readonly #opened: Remote<OpenProject>
  readonly #show: (snapshot: InputSnapshot) => void
  /** Reusing the key makes repeated clicks create only one project. */
  readonly #key = createId()

  constructor(
    project: Project,
    account: string | undefined,
    opened: Remote<OpenProject>,
    store: Store<ProjectClientState>,
    show: (snapshot: InputSnapshot) => void,
  ) {
    this.project = project
    this.account = account
    this.#opened = opened
    this.store = store
    this.#show = show
  }

  offer(project: Project): void {
    void this.#opened.offer(project)
  }

  async takeNewer(): Promise<void> {
    const snapshot = await this.#opened.takeNewer()
    if (snapshot !== null) this.#show(snapshot)
    await this.lookForOther()
  }

  async keepMine(): Promise<void> {
    await this.#opened.keepMine()
    await this.lookForOther()
  }

  async takeOther(): Promise<void> {
    this.#show(await this.#opened.takeOther())
    await this.lookForOther()
  }

  async dropOther(): Promise<void> {
    await this.#opened.dropOther()
    this.store.set({ other: null })
  }

  retry(): void {
    void this.#opened.retry()
  }

  async restore(): Promise<void> {
    await restoreProject(this.project.id)
    this.retry()
  }

  async saveAsNew(): Promise<Project> {
    const { name, description } = this.project
    const project = await this.#opened.saveAsNew(name, description, this.#key)
    queryClient.setQueryData(projectKey(OWN, project.id), project)
    void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
    return project
  }

  async lookForOther(): Promise<void> {
    this.store.set({ other: await this.#opened.other() })
  }
}

function remember(project: Project, account: string | undefined): void {
  const key = projectKey({ account }, project.id)
  queryClient.setQueryData(key, project)
  // The next page that lists the projects fetches them again.
  void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, refetchType: 'none' })
  otherTabs.postMessage(key)
}

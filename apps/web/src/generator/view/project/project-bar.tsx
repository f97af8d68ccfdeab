import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useProject } from '#library/queries.ts'
import { toCount } from '#platform/format/numbers.ts'
import { ApiError } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import type { ProjectClient } from '../../state/project-client.ts'
import type { Glance } from '../../storage/project/project-state.ts'
import type { SyncReport } from '../../storage/project/sync-report.ts'
import { CONFLICT_TEXTS, DELETED_PROJECT_TEXTS, OTHER_VERSION_TEXTS, PROJECT_BAR_TEXTS } from './texts.ts'

export default function ProjectBar({ client }: { readonly client: ProjectClient }) {
  const { sync, other } = useSyncExternalStore(client.store.subscribe, client.store.get, client.store.get)
  const { error } = useProject(client, client.project.id)
  // The page can learn of a deletion before anything is typed.
  const isGone = sync.kind === 'gone' || (error instanceof ApiError && error.status === 404)
  return (
    <div className="mb-3 grid gap-3">
      <p role="status" className="min-h-5 text-right text-xs/5 text-soft">
        {sync.kind === 'saving'
          ? PROJECT_BAR_TEXTS.saving
          : sync.kind === 'saved'
            ? PROJECT_BAR_TEXTS.saved
            : ''}
      </p>
      {sync.kind === 'failed' && <Failed failed={sync} onRetry={() => client.retry()} />}
      {sync.kind === 'conflict' && <Conflict conflict={sync} client={client} />}
      {isGone && <Gone client={client} />}
      {sync.kind !== 'conflict' && other !== null && (
        <section
          aria-label={OTHER_VERSION_TEXTS.title}
          className="grid gap-3 rounded-md border border-line bg-card p-3 sm:grid-cols-[1fr_auto]"
        >
          <GlanceBox heading={OTHER_VERSION_TEXTS.kept} glance={other} />
          <div className="flex flex-wrap content-start gap-2">
            <Button onClick={() => void client.takeOther()}>{OTHER_VERSION_TEXTS.swap}</Button>
            <Button look="quiet" onClick={() => void client.dropOther()}>
              {OTHER_VERSION_TEXTS.forget}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

interface FailedProps {
  readonly failed: Extract<SyncReport, { kind: 'failed' }>
  readonly onRetry: () => void
}

function Failed({ failed: { message, isRetried }, onRetry }: FailedProps) {
  const reason = message ?? PROJECT_BAR_TEXTS.unreachable
  const hope = isRetried ? PROJECT_BAR_TEXTS.triedAgain : PROJECT_BAR_TEXTS.tryAgain
  return (
    <Notice>
      <p role="alert" className="min-w-0 grow text-sm/6 text-danger">
        {PROJECT_BAR_TEXTS.notSaved(reason.replace(/\.$/, ''), hope)}
      </p>
      <Button onClick={onRetry}>{PROJECT_BAR_TEXTS.retry}</Button>
    </Notice>
  )
}

interface ConflictProps {
  readonly conflict: Extract<SyncReport, { kind: 'conflict' }>
  readonly client: ProjectClient
}

function Conflict({ conflict: { mine, theirs }, client }: ConflictProps) {
  return (
    <section aria-label={CONFLICT_TEXTS.title} className="rounded-md border border-danger/40 bg-danger/8 p-3">
      <p role="alert" className="text-sm/6 text-danger">
        {CONFLICT_TEXTS.text}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <GlanceBox heading={CONFLICT_TEXTS.mine} glance={mine} />
        <GlanceBox heading={CONFLICT_TEXTS.theirs} glance={theirs} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void client.keepMine()}>{CONFLICT_TEXTS.keepMine}</Button>
        <Button onClick={() => void client.takeNewer()}>{CONFLICT_TEXTS.takeTheirs}</Button>
      </div>
    </section>
  )
}

function Gone({ client }: { readonly client: ProjectClient }) {
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)

  async function act(work: () => Promise<unknown>, failure: string) {
    if (isPending) return
    setIsPending(true)
    await work()
      .catch((error: unknown) => tellFailure(error, failure))
      .finally(() => setIsPending(false))
  }
  const saveAsNew = () =>
    act(async () => {
      const { id } = await client.saveAsNew()
      await navigate(`/projects/${id}`)
      tellSuccess(DELETED_PROJECT_TEXTS.created)
    }, DELETED_PROJECT_TEXTS.createFailed)
  const restore = () => act(() => client.restore(), DELETED_PROJECT_TEXTS.restoreFailed)
  return (
    <Notice>
      <p role="alert" className="min-w-0 grow text-sm/6 text-danger">
        {client.account === undefined ? DELETED_PROJECT_TEXTS.text : DELETED_PROJECT_TEXTS.goneForYou}
      </p>
      <Button aria-disabled={isPending} onClick={saveAsNew}>
        {DELETED_PROJECT_TEXTS.saveAsNew}
      </Button>
      {client.account === undefined && (
        <Button aria-disabled={isPending} onClick={restore}>
          {DELETED_PROJECT_TEXTS.restore}
        </Button>
      )}
    </Notice>
  )
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger/40 bg-danger/8 px-4 py-3">
      {children}
    </div>
  )
}

function GlanceBox({ heading, glance }: { readonly heading: string; readonly glance: Glance }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-card p-3">
      <h2 className="text-xs/5 font-medium text-soft">{heading}</h2>
      <ol className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-3">
        {glance.columns.map(({ count, first }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a version have no identity but their place.
          <li key={place} className="min-w-0">
            <p className={`text-xs/5 font-semibold tabular-nums ${columnColors(place).ink}`}>
              {toCount(count, 'word')}
            </p>
            <pre className="overflow-hidden font-mono text-xs/5 text-ellipsis">
              {first.join('\n')}
              {count > first.length && '\n…'}
            </pre>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../shared/lib/api.ts'
import { useProject } from '../../../shared/library/queries.ts'
import { tellFailure, tellSuccess } from '../../../shared/library/tell.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { GlanceBox } from './glance-box.tsx'
import type { ProjectLink } from './project-link.ts'
import type { SyncReport } from './sync-report.ts'

/** How far the project is saved, and what to do where it was changed or deleted elsewhere. */
export default function ProjectBar({ link }: { readonly link: ProjectLink }) {
  const { sync, other } = useSyncExternalStore(link.store.subscribe, link.store.get, link.store.get)
  const { error } = useProject(link.project.id)
  // Whoever deletes it may be heard of before anything is typed.
  const isGone = sync.kind === 'gone' || (error instanceof ApiError && error.status === 404)
  return (
    <div className="mb-3 grid gap-3">
      <p role="status" className="min-h-5 text-right text-[13px]/5 text-soft">
        {sync.kind === 'saving' ? 'Saving…' : sync.kind === 'saved' ? 'Saved' : ''}
      </p>
      {sync.kind === 'failed' && <Failed failed={sync} onRetry={() => link.retry()} />}
      {sync.kind === 'conflict' && <Conflict conflict={sync} link={link} />}
      {isGone && <Gone link={link} />}
      {sync.kind !== 'conflict' && other !== null && (
        <section
          aria-label="The other version"
          className="grid gap-3 rounded-md border border-line bg-card p-3 sm:grid-cols-[1fr_auto]"
        >
          <GlanceBox heading="The other version is kept on this device" glance={other} />
          <div className="flex flex-wrap content-start gap-2">
            <Button onClick={() => void link.takeOther()}>Swap them</Button>
            <Button look="quiet" onClick={() => void link.dropOther()}>
              Forget it
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
  const reason = message ?? 'The server cannot be reached'
  const hope = isRetried ? 'It is tried again by itself.' : 'Change it, or try again.'
  return (
    <Notice>
      <p role="alert" className="min-w-0 grow text-sm/6 text-danger">
        Not saved: {reason.replace(/\.$/, '')}. What you typed is kept on this device. {hope}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </Notice>
  )
}

interface ConflictProps {
  readonly conflict: Extract<SyncReport, { kind: 'conflict' }>
  readonly link: ProjectLink
}

function Conflict({ conflict: { mine, theirs }, link }: ConflictProps) {
  return (
    <section aria-label="Changed elsewhere" className="rounded-md border border-danger/40 bg-danger/8 p-3">
      <p role="alert" className="text-sm/6 text-danger">
        This project was changed elsewhere while you changed it here. Nothing is overwritten until you choose;
        the other version stays at hand.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <GlanceBox heading="Yours" glance={mine} />
        <GlanceBox heading="The other" glance={theirs} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void link.keepMine()}>Keep mine</Button>
        <Button onClick={() => void link.takeNewer()}>Take theirs</Button>
      </div>
    </section>
  )
}

function Gone({ link }: { readonly link: ProjectLink }) {
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
      const { id } = await link.saveAsNew()
      await navigate(`/projects/${id}`)
      tellSuccess('Project created successfully!')
    }, 'Failed to create project')
  const restore = () => act(() => link.restore(), 'Failed to restore project')
  return (
    <Notice>
      <p role="alert" className="min-w-0 grow text-sm/6 text-danger">
        This project was deleted elsewhere. What you typed is kept on this device.
      </p>
      <Button aria-disabled={isPending} onClick={saveAsNew}>
        Save as a new project
      </Button>
      <Button aria-disabled={isPending} onClick={restore}>
        Restore project
      </Button>
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

import { Button } from '#ui/button.tsx'
import { EDIT_PROJECT_TEXTS as T } from '../texts.ts'
import type { Title } from './save-title.ts'

interface TitleConflictNoticeProps {
  readonly theirs: Title | null
  readonly canRestore: boolean
  readonly isPending: boolean
  /** Overwrites their title, or restores the deleted project. */
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

export function TitleConflictNotice({
  theirs,
  canRestore,
  isPending,
  onKeepMine,
  onTakeTheirs,
}: TitleConflictNoticeProps) {
  const choices =
    theirs === null
      ? [...(canRestore ? [{ label: T.restore, choose: onKeepMine }] : [])]
      : [
          { label: T.keepMine, choose: onKeepMine },
          { label: T.takeTheirs, choose: onTakeTheirs },
        ]
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-danger/40 bg-danger/8 p-3">
      <p className="text-sm/6 text-danger">{theirs === null ? T.deletedElsewhere : T.changedElsewhere}</p>
      {theirs !== null && (
        <div className="rounded-md border border-line bg-card p-3">
          <p className="text-xs/5 font-medium text-soft">{T.theirs}</p>
          <p className="text-sm/6 font-semibold wrap-anywhere">{theirs.name}</p>
          <p className="line-clamp-4 text-xs/5 whitespace-pre-line text-soft">
            {theirs.description ?? T.noDescription}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, choose }) => (
          <Button key={label} aria-disabled={isPending} onClick={() => isPending || choose()}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

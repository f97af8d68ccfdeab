import { Button } from '../../shared/ui/button.tsx'
import type { Title } from './save-title.ts'

interface TitleConflictNoticeProps {
  /** As it is now; null when the project is deleted. */
  readonly theirs: Title | null
  readonly isPending: boolean
  /** Saves what stands in the fields over theirs, and brings back what is deleted. */
  readonly onKeepMine: () => void
  /** Gives up what stands in the fields. */
  readonly onTakeTheirs: () => void
}

/** Says that the project was changed or deleted elsewhere while its title was edited, and lets the person choose. */
export function TitleConflictNotice({
  theirs,
  isPending,
  onKeepMine,
  onTakeTheirs,
}: TitleConflictNoticeProps) {
  const choices =
    theirs === null
      ? [{ label: 'Restore with mine', choose: onKeepMine }]
      : [
          { label: 'Keep mine', choose: onKeepMine },
          { label: 'Take theirs', choose: onTakeTheirs },
        ]
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-danger/40 bg-danger/8 p-3">
      <p className="text-sm/6 text-danger">
        {theirs === null
          ? 'This project was deleted elsewhere while you edited it. Nothing of yours is lost.'
          : 'This project was changed elsewhere while you edited it. Nothing is overwritten until you choose.'}
      </p>
      {theirs !== null && (
        <div className="rounded-md border border-line bg-card p-3">
          <p className="text-[13px]/5 font-medium text-soft">The other</p>
          <p className="text-sm/6 font-semibold wrap-anywhere">{theirs.name}</p>
          <p className="line-clamp-4 text-[13px]/5 whitespace-pre-line text-soft">
            {theirs.description ?? 'No description'}
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

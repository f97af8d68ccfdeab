import { Button } from '../../shared/ui/button.tsx'

interface ProgressNoteProps {
  readonly text: string
  /** From 0 to 1, or null if unknown. */
  readonly share?: number | null
  readonly stopLabel: string
  readonly onStop: () => void
}

export function ProgressNote({ text, share = null, stopLabel, onStop }: ProgressNoteProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-wash/50 py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <p role="status" className="text-sm/6">
          {text}
        </p>
        <progress
          aria-label={text}
          max={1}
          {...(share !== null && { value: share })}
          className="mt-1 block h-1.5 w-full accent-accent"
        />
      </div>
      <Button look="quiet" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  )
}

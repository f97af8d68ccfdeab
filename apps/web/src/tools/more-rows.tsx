import { Button } from '#ui/button.tsx'

interface MoreRowsProps {
  readonly label: string
  /** Null if all rows are shown. */
  readonly onMore: (() => void) | null
}

/** The last line of a table that shows its first rows. */
export function MoreRows({ label, onMore }: MoreRowsProps) {
  if (onMore === null) return null
  return (
    <div className="border-t border-line p-2">
      <Button look="quiet" className="min-h-8 px-2.5 py-1" onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

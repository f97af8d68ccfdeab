import type { FolderColor } from '@wordloom/contract'

const FILLS: Readonly<Record<FolderColor, string>> = {
  '#3b82f6': 'bg-thread-1',
  '#ef4444': 'bg-thread-6',
  '#10b981': 'bg-thread-3',
  '#f59e0b': 'bg-thread-2',
  '#8b5cf6': 'bg-thread-4',
  '#ec4899': 'bg-thread-5',
}

export function FolderDot({
  color,
  className = 'size-2.5',
}: {
  readonly color: FolderColor | null
  readonly className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 rounded-[3px] forced-color-adjust-none ${className} ${color === null ? 'bg-edge' : FILLS[color]}`}
    />
  )
}

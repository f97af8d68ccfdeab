import { Link } from 'react-router'

interface BarLinkProps {
  readonly to: string
  readonly label: string
  readonly current: 'page' | 'true' | undefined
}

export function BarLink({ to, label, current }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current}
      className="relative inline-flex min-h-9 items-center rounded-md px-2.5 text-sm text-soft transition-colors after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:rounded-full hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
    >
      {label}
    </Link>
  )
}

import { columnColors } from '#ui/column-colors.ts'

interface PartsNavigationProps {
  readonly label: string
  readonly parts: readonly { readonly id: string; readonly title: string }[]
}

/** Matches the line height of the list. */
const STEP = 44
const STITCH = 6

export function PartsNavigation({ label, parts }: PartsNavigationProps) {
  const height = parts.length * STEP
  return (
    <nav aria-label={label} className="flex items-stretch gap-4 print:hidden">
      <span className="relative w-20 shrink-0 sm:w-40">
        <svg
          viewBox={`0 0 160 ${height}`}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {parts.map(({ id }, place) => {
            const from = height / 2 + (place - (parts.length - 1) / 2) * STITCH
            const to = (place + 0.5) * STEP
            return (
              <path
                key={id}
                d={`M4 ${from}H30C100 ${from} 90 ${to} 156 ${to}`}
                vectorEffect="non-scaling-stroke"
                className={columnColors(place).stroke}
              />
            )
          })}
        </svg>
      </span>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id} className="flex h-11 items-center">
            <a
              href={`#${id}`}
              className="rounded-sm text-base/5 font-semibold underline-offset-4 hover:underline sm:text-lg/6"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

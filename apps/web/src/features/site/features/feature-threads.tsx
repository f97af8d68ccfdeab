import { threadColours } from '../../../shared/ui/thread-colours.ts'
import { FEATURE_GROUPS, FEATURES_TEXTS } from './texts.ts'

/** The groups of the page, each at the end of a thread of its own. */
export function FeatureThreads() {
  return (
    <nav aria-label={FEATURES_TEXTS.groups} className="flex items-stretch gap-4 print:hidden">
      <svg
        viewBox="0 0 160 192"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
        className="h-48 w-24 shrink-0 sm:w-40"
      >
        {FEATURE_GROUPS.map(({ id }, place) => {
          const from = 96 + (place - 1.5) * 6
          const to = 24 + place * 48
          return (
            <path
              key={id}
              d={`M4 ${from}H30C100 ${from} 90 ${to} 156 ${to}`}
              vectorEffect="non-scaling-stroke"
              className={threadColours(place).stroke}
            />
          )
        })}
      </svg>
      <ul>
        {FEATURE_GROUPS.map(({ id, title }) => (
          <li key={id} className="flex h-12 items-center">
            <a
              href={`#${id}`}
              className="rounded-sm text-[17px]/6 font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

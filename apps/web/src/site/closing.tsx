import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { FRAME } from './section.tsx'
import { SITE_TEXTS } from './texts.ts'

interface ClosingProps {
  readonly title: string
  readonly text: string
  readonly ways: readonly Way[]
}

export interface Way {
  readonly to: string
  readonly label: string
}

export function Closing({ title, text, ways }: ClosingProps) {
  return (
    <section aria-labelledby="closing" className="border-t border-line bg-card print:hidden">
      <div
        className={`${FRAME} grid items-center gap-x-12 gap-y-6 py-10 sm:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
      >
        <div>
          <h2 id="closing" className={SECTION_TITLE}>
            {title}
          </h2>
          <p className="mt-2 max-w-xl text-soft">{text}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="/" className={buttonClass('primary')}>
              {SITE_TEXTS.generator}
            </Link>
            {ways.map(({ to, label }) => (
              <Link key={to} to={to} className={buttonClass('plain')}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        <Gathering />
      </div>
    </section>
  )
}

function Gathering() {
  return (
    <svg
      viewBox="0 0 400 120"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-full max-w-md justify-self-end max-lg:hidden"
    >
      {[0, 1, 2, 3, 4, 5].map((place) => {
        const from = 10 + place * 20
        const to = 60 + (place - 2.5) * 3
        return (
          <path
            key={place}
            d={`M4 ${from}C150 ${from} 130 ${to} 260 ${to}H396`}
            className={columnColors(place).stroke}
          />
        )
      })}
    </svg>
  )
}

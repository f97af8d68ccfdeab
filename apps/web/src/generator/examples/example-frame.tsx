import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { EXAMPLE_TEXTS } from './texts.ts'

interface ExampleFrameProps {
  readonly title: string
  readonly headings: readonly string[]
  readonly columns: readonly (readonly string[])[]
  readonly choices: readonly { readonly name: string; readonly choice: string }[]
  readonly count: string
  /** Continues the sentence that `count` begins. */
  readonly shown: string | null
  readonly address: string
  readonly children: ReactNode
}

export function ExampleFrame(props: ExampleFrameProps) {
  const { title, headings, columns, choices, count, shown, address, children } = props
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div className="grid grid-cols-3 gap-px bg-line">
        {columns.map((words, place) => (
          <div
            key={EXAMPLE_TEXTS.column(place + 1)}
            className={`border-t-3 bg-card px-3 py-2.5 sm:px-4 ${columnColors(place).border}`}
          >
            <p className={`text-xs/5 font-semibold ${columnColors(place).ink}`}>
              <span className="block text-xs/4 font-normal text-faint">
                {EXAMPLE_TEXTS.column(place + 1)}
              </span>
              {headings[place]}
            </p>
            <ul
              aria-label={headings[place] ?? EXAMPLE_TEXTS.column(place + 1)}
              className="mt-1.5 font-mono text-xs/5.5"
            >
              {words.map((word) => (
                <li key={word} className="-indent-[2ch] break-words pl-[2ch]">
                  {word}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Weave />
      <dl className="mt-1.5 flex flex-wrap justify-center gap-x-4 gap-y-1 px-4 pb-3 text-xs/5">
        {choices.map(({ name, choice }) => (
          <div key={`${name} ${choice}`} className="flex items-center gap-x-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="rounded-sm border border-line bg-wash px-1.5 font-mono whitespace-pre-wrap">
              {choice}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line bg-wash px-3 py-3 sm:px-4">{children}</div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 sm:px-4">
        <p className="text-xs/5 text-soft tabular-nums">
          <span className="font-semibold text-ink">{count}</span>
          {shown !== null && `, ${shown}`}
        </p>
        <Link
          to={address}
          aria-label={EXAMPLE_TEXTS.openNamed(title)}
          className={buttonClass('plain', 'print:hidden')}
        >
          {EXAMPLE_TEXTS.open}
        </Link>
      </div>
    </div>
  )
}

function Weave() {
  return (
    <svg
      viewBox="0 0 600 44"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      className="block h-11 w-full"
    >
      {[100, 300, 500].map((from, place) => {
        const to = 300 + (place - 1) * 6
        return (
          <path
            key={from}
            d={`M${from} 0C${from} 30 ${to} 12 ${to} 44`}
            vectorEffect="non-scaling-stroke"
            className={columnColors(place).stroke}
          />
        )
      })}
    </svg>
  )
}

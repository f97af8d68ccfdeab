import { TEXT_LINK } from '#ui/text/text-link.ts'
import { HOW_TO_USE_TEXTS, IMPORT_FORMATS, IMPORT_STEPS } from './texts.ts'

/** The import dialog links here. */
export function ImportHelp() {
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <ol className="max-w-xl space-y-3">
        {IMPORT_STEPS.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="w-4 shrink-0 font-semibold text-faint tabular-nums">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <dl className="divide-y divide-line self-start border-y border-line">
        {IMPORT_FORMATS.map(({ format, text }) => (
          <div
            key={format}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-semibold">{format.toUpperCase()}</dt>
            <dd className="text-soft">{text}</dd>
            <dd className="max-sm:col-start-2 print:hidden">
              <a
                href={`/samples/sample-words.${format}`}
                download
                className={`${TEXT_LINK} inline-flex min-h-6 items-center text-sm whitespace-nowrap`}
              >
                {HOW_TO_USE_TEXTS.sample(format.toUpperCase())}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { Link } from 'react-router'
import { ExampleRows } from '#generator/examples/example-rows.tsx'
import { toGeneratorAddress } from '#generator/examples/generator-address.ts'
import { EXAMPLE_TEXTS } from '#generator/examples/texts.ts'
import { buttonClass } from '#ui/button.tsx'
import { SITE_TITLE } from '#ui/text/title.ts'
import type { WorkedGuide } from './guide.ts'
import { GuideText } from './guide-text.tsx'
import { GUIDE_TEXTS } from './texts.ts'

export function GuideHead({ guide: { badge, heading, lead, examples } }: { readonly guide: WorkedGuide }) {
  const [first] = examples
  return (
    <div className="mx-auto grid w-full max-w-(--page) items-center gap-x-12 gap-y-8 px-4 pt-6 pb-10 sm:px-8 sm:pb-14 lg:grid-cols-[minmax(0,38rem)_minmax(0,27rem)]">
      <div>
        <p className="inline-block rounded-full border border-line bg-card px-3 py-0.5 text-xs/5 font-medium text-soft">
          {badge}
        </p>
        <h1 className={`mt-3 ${SITE_TITLE}`}>{heading}</h1>
        <p className="mt-4 max-w-xl text-lg/7 text-soft">
          <GuideText text={lead} />
        </p>
        <p className="mt-6 flex flex-wrap gap-3 print:hidden">
          <Link to={first === undefined ? '/' : toGeneratorAddress(first)} className={buttonClass('primary')}>
            {EXAMPLE_TEXTS.open}
          </Link>
          <a href="#examples" className={buttonClass('plain')}>
            {GUIDE_TEXTS.firstExample}
          </a>
        </p>
      </div>
      {first !== undefined && (
        <div aria-hidden="true" className="rounded-md border border-line bg-card px-5 py-4 max-lg:hidden">
          <ol className="font-mono text-sm/8">
            <ExampleRows example={first} most={6} />
          </ol>
          <p className="mt-2 text-xs/5 text-soft">{EXAMPLE_TEXTS.size(first.size)}</p>
        </div>
      )}
    </div>
  )
}

import type { MetaFunction } from 'react-router'
import { Link } from 'react-router'
import { buttonClass } from '../shared/ui/button.tsx'
import { ReadingPage } from '../shared/ui/reading-page.tsx'

const LEAD = 'Four steps from words to every combination of them.'

export const meta: MetaFunction = () => [
  { title: 'How to Use · Wordloom' },
  { name: 'description', content: LEAD },
]

const STEPS = [
  {
    title: 'Add words',
    text: 'Type or paste words into the columns, one a line. A single line with commas, semicolons, tabs or bars is split for you. Empty columns are left out.',
    number: 'bg-thread-1/15 text-thread-ink-1',
  },
  {
    title: 'Choose options',
    text: 'Choose the separator between words and the wrap around each combination. Remove Duplicates keeps the first of equal results. The sample shows what you will get.',
    number: 'bg-thread-2/15 text-thread-ink-2',
  },
  {
    title: 'Generate',
    text: 'Press Generate Combinations. All of them appear at once; scroll, go to a row by its number, or find one by its words.',
    number: 'bg-thread-3/15 text-thread-ink-3',
  },
  {
    title: 'Copy or save',
    text: 'Copy All puts them on the clipboard, and Export writes a file of any size. Your words stay on this device for the next time.',
    number: 'bg-thread-4/15 text-thread-ink-4',
  },
] as const

export default function HowToUse() {
  return (
    <ReadingPage
      title="How to Use"
      lead={LEAD}
      aside={
        <Link to="/" className={buttonClass('primary')}>
          Open the generator
        </Link>
      }
    >
      <ol>
        {STEPS.map(({ title, text, number }, place) => (
          <li key={title} className="group flex gap-4">
            <div aria-hidden="true" className="flex flex-col items-center">
              <span
                className={`flex size-9 items-center justify-center rounded-full font-semibold tabular-nums ${number}`}
              >
                {place + 1}
              </span>
              <span className="w-px grow bg-line group-last:hidden" />
            </div>
            <div className="pb-8">
              <h2 className="text-lg/9 font-semibold tracking-tight">{title}</h2>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </ReadingPage>
  )
}

import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  GENERATOR_LABELS,
  GENERATOR_MESSAGES,
  SEPARATOR_CHOICES,
  SEPARATORS,
  WRAP_CHOICES,
  WRAPS,
} from '@wordloom/contract'
import type { Example, WorkedExample } from '#generator/examples/example.ts'
import { ExampleRows } from '#generator/examples/example-rows.tsx'
import { buttonClass } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { PICTURE_TEXTS } from './texts.ts'

export function WordsPicture({ columns }: Pick<Example, 'columns'>) {
  return (
    <div className="rounded-md border border-line bg-card p-3 sm:p-4">
      <p className="flex items-baseline gap-3">
        <span className="text-base/6 font-semibold tracking-tight">{GENERATOR_LABELS.wordLists}</span>
        <span className="text-xs/5 text-soft tabular-nums">{PICTURE_TEXTS.columns(columns.length)}</span>
      </p>
      <div className="mt-2.5 grid grid-cols-3 gap-2 sm:gap-3.5">
        {columns.map((words, place) => (
          <div
            key={PICTURE_TEXTS.column(place)}
            className="min-w-0 overflow-hidden rounded-md border border-line"
          >
            <div className={`h-1 ${columnColors(place).edge} forced-color-adjust-none`} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-line px-2 py-1.5 text-xs/5 sm:px-3">
              <span className="font-semibold">{PICTURE_TEXTS.column(place + 1)}</span>
              <span className={`font-semibold tabular-nums max-sm:text-xs/5 ${columnColors(place).ink}`}>
                {PICTURE_TEXTS.words(words.length)}
              </span>
            </p>
            <p className="min-h-21 px-2 py-1.5 font-mono text-xs/6 break-words whitespace-pre-line sm:px-3">
              {words.join('\n')}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}

export function OptionsPicture({ example }: { readonly example: WorkedExample }) {
  const { separator, wrap }: CombiningOptions = { ...DEFAULT_OPTIONS, ...example.options }
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-3 py-3 sm:px-4 sm:py-4">
        <Choices
          label={GENERATOR_LABELS.separator}
          choices={SEPARATOR_CHOICES.map((choice) => SEPARATORS[choice].label)}
          chosen={SEPARATORS[separator].label}
        />
        <Choices
          label={GENERATOR_LABELS.wrap}
          choices={WRAP_CHOICES.map((choice) => WRAPS[choice].label)}
          chosen={WRAPS[wrap].label}
        />
      </div>
      <ol className="overflow-hidden border-t border-line bg-wash/60 px-3 py-2.5 font-mono text-xs/6 sm:px-4">
        <ExampleRows example={example} most={1} />
      </ol>
    </div>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly string[]
  readonly chosen: string
}

function Choices({ label, choices, chosen }: ChoicesProps) {
  return (
    <div>
      <p className="text-xs/5 font-medium text-soft">{label}</p>
      <p
        className={`mt-1.5 grid gap-0.5 text-center sm:inline-flex ${choices.length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-3'} rounded-md border border-line bg-wash p-0.5 text-xs/5 font-medium`}
      >
        {choices.map((choice) => (
          <span
            key={choice}
            className={`rounded-[6px] px-2.5 py-1 whitespace-nowrap ${choice === chosen ? 'bg-ink text-card forced-color-adjust-none' : 'text-soft'}`}
          >
            {choice}
          </span>
        ))}
      </p>
    </div>
  )
}

export function GeneratePicture({ size }: { readonly size: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-card px-3 py-3.5 sm:px-4">
      <span className="text-lg/7 font-bold tracking-tight tabular-nums">
        {GENERATOR_MESSAGES.combinationsPossible(String(size))}
      </span>
      <span className="relative max-sm:grow">
        <span className={buttonClass('primary', 'min-h-11 px-5 max-sm:w-full')}>
          {GENERATOR_LABELS.generate}
        </span>
        <Pointer />
      </span>
    </div>
  )
}

function Pointer() {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      className="absolute -right-1 -bottom-3 size-7 fill-ink stroke-card"
    >
      <path d="M6 3v15l4-3.6 2.6 6 2.6-1.2-2.6-5.8H18z" />
    </svg>
  )
}

export function ResultsPicture({ example }: { readonly example: WorkedExample }) {
  const { rows, size } = example
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-3 sm:px-4">
        <p>
          <span className="block text-base/6 font-semibold tracking-tight">{GENERATOR_LABELS.results}</span>
          <span className="text-xs/5 text-soft tabular-nums">{PICTURE_TEXTS.combinations(size)}</span>
        </p>
        <p className="flex flex-wrap gap-1.5 text-xs/5 font-medium">
          {[GENERATOR_LABELS.copyAll, GENERATOR_LABELS.export, GENERATOR_LABELS.saveResults].map((label) => (
            <span key={label} className="rounded-md border border-line px-2.5 py-1.5">
              {label}
            </span>
          ))}
        </p>
      </div>
      <div className="flex border-t border-line px-3 py-2.5 font-mono text-xs/6 sm:px-4">
        <p className="shrink-0 pr-4 text-right whitespace-pre-line text-faint tabular-nums">
          {rows.map((_, row) => row + 1).join('\n')}
        </p>
        <ol className="min-w-0 *:truncate">
          <ExampleRows example={example} />
        </ol>
      </div>
    </div>
  )
}

import { GENERATOR_LABELS } from '@wordloom/contract'
import type { Example } from '../../../../shared/examples/example.ts'
import { threadColours } from '../../../../shared/ui/thread-colours.ts'
import { PICTURE_TEXTS } from '../texts.ts'

export function WordsPicture({ columns }: Pick<Example, 'columns'>) {
  return (
    <div className="rounded-md border border-line bg-card p-3 sm:p-4">
      <p className="flex items-baseline gap-3">
        <span className="text-[15px]/6 font-semibold tracking-tight">{GENERATOR_LABELS.wordLists}</span>
        <span className="text-[13px]/5 text-soft tabular-nums">{PICTURE_TEXTS.columns(columns.length)}</span>
      </p>
      <div className="mt-2.5 grid grid-cols-3 gap-2 sm:gap-3.5">
        {columns.map((words, place) => (
          <div
            key={PICTURE_TEXTS.column(place)}
            className="min-w-0 overflow-hidden rounded-md border border-line"
          >
            <div className={`h-1 ${threadColours(place).edge} forced-color-adjust-none`} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-2 border-b border-line px-2 py-1.5 text-[13px]/5 sm:px-3">
              <span className="font-semibold">{PICTURE_TEXTS.column(place + 1)}</span>
              <span className={`font-semibold tabular-nums max-sm:text-xs/5 ${threadColours(place).ink}`}>
                {PICTURE_TEXTS.words(words.length)}
              </span>
            </p>
            <p className="min-h-21 px-2 py-1.5 font-mono text-[13px]/6 break-words whitespace-pre-line sm:px-3">
              {words.join('\n')}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}

import { GENERATOR_LABELS } from '@wordloom/contract'
import type { WorkedExample } from '../../../../shared/examples/example.ts'
import { ExampleRows } from '../../../../shared/examples/example-rows.tsx'
import { PICTURE_TEXTS } from '../texts.ts'

export function ResultsPicture({ example }: { readonly example: WorkedExample }) {
  const { rows, size } = example
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-3 sm:px-4">
        <p>
          <span className="block text-[15px]/6 font-semibold tracking-tight">{GENERATOR_LABELS.results}</span>
          <span className="text-[13px]/5 text-soft tabular-nums">{PICTURE_TEXTS.combinations(size)}</span>
        </p>
        <p className="flex flex-wrap gap-1.5 text-[13px]/5 font-medium">
          {[GENERATOR_LABELS.copyAll, GENERATOR_LABELS.export, GENERATOR_LABELS.saveResults].map((label) => (
            <span key={label} className="rounded-md border border-line px-2.5 py-1.5">
              {label}
            </span>
          ))}
        </p>
      </div>
      <div className="flex border-t border-line px-3 py-2.5 font-mono text-[13px]/6 sm:px-4">
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

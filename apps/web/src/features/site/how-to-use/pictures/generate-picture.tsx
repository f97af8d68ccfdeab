import { GENERATOR_LABELS, GENERATOR_MESSAGES } from '@wordloom/contract'
import { buttonClass } from '../../../../shared/ui/button.tsx'

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

import {
  type CombiningOptions,
  DEFAULT_OPTIONS,
  GENERATOR_LABELS,
  SEPARATOR_CHOICES,
  SEPARATOR_LABELS,
  WRAP_CHOICES,
  WRAP_LABELS,
} from '@wordloom/contract'
import type { WorkedExample } from '../../../../shared/examples/example.ts'
import { ExampleRows } from '../../../../shared/examples/example-rows.tsx'

export function OptionsPicture({ example }: { readonly example: WorkedExample }) {
  const { separator, wrap }: CombiningOptions = { ...DEFAULT_OPTIONS, ...example.options }
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-3 py-3 sm:px-4 sm:py-4">
        <Choices
          label={GENERATOR_LABELS.separator}
          choices={SEPARATOR_CHOICES.map((choice) => SEPARATOR_LABELS[choice])}
          chosen={SEPARATOR_LABELS[separator]}
        />
        <Choices
          label={GENERATOR_LABELS.wrap}
          choices={WRAP_CHOICES.map((choice) => WRAP_LABELS[choice])}
          chosen={WRAP_LABELS[wrap]}
        />
      </div>
      <ol className="overflow-hidden border-t border-line bg-wash/60 px-3 py-2.5 font-mono text-[13px]/6 sm:px-4">
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
      <p className="text-[13px]/5 font-medium text-soft">{label}</p>
      <p
        className={`mt-1.5 grid gap-0.5 text-center sm:inline-flex ${choices.length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-3'} rounded-md border border-line bg-wash p-0.5 text-[13px]/5 font-medium`}
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

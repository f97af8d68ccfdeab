import { GENERATOR_LABELS } from '@wordloom/contract'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import type { Loom } from '../loom/loom.ts'
import { OPTIONS_TEXTS } from '../texts.ts'
import { LiveSample } from './live-sample.tsx'
import { SeparatorOptions } from './separator-options.tsx'
import { WrapOptions } from './wrap-options.tsx'

interface OptionsCardProps {
  readonly loom: Loom
  readonly isTinted: boolean
}

export function OptionsCard({ loom: { options, sample, actions }, isTinted }: OptionsCardProps) {
  return (
    <section
      aria-label={OPTIONS_TEXTS.title}
      className="overflow-hidden rounded-t-md border border-line bg-card max-sm:rounded-b-md sm:border-b-0 printing-rows:hidden"
    >
      <div className="flex flex-wrap gap-x-10 gap-y-4 px-4 py-4 sm:px-5">
        <SeparatorOptions options={options} setOptions={actions.setOptions} />
        <WrapOptions options={options} setOptions={actions.setOptions} />
        <div className="max-w-xs">
          <Checkbox
            label={GENERATOR_LABELS.removeDuplicates}
            help={GENERATOR_LABELS.removeDuplicatesHelp}
            isChecked={options.unique}
            onChange={(unique) => actions.setOptions({ unique })}
          />
        </div>
      </div>
      <LiveSample sample={sample} isTinted={isTinted} />
    </section>
  )
}

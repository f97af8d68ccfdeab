import {
  type CombiningOptions,
  GENERATOR_LABELS,
  MAX_WRAP_CHARACTERS,
  WRAP_CHOICES,
  WRAP_LABELS,
} from '@wordloom/contract'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { LimitedField } from './limited-field.tsx'
import type { LoomActions } from './loom/loom.ts'

const CHOICES = WRAP_CHOICES.map((value) => ({ value, label: WRAP_LABELS[value] }))

interface OptionsProps {
  readonly options: CombiningOptions
  readonly setOptions: LoomActions['setOptions']
}

export function WrapOptions({ options, setOptions }: OptionsProps) {
  return (
    <div>
      <SegmentedControl
        label={GENERATOR_LABELS.wrap}
        choices={CHOICES}
        value={options.wrap}
        onChange={(wrap) => setOptions({ wrap })}
      />
      {options.wrap === 'custom' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <LimitedField
            label="Prefix"
            limit={MAX_WRAP_CHARACTERS}
            value={options.customPrefix}
            onChange={(customPrefix) => setOptions({ customPrefix })}
            className="w-36"
          />
          <LimitedField
            label="Suffix"
            limit={MAX_WRAP_CHARACTERS}
            value={options.customSuffix}
            onChange={(customSuffix) => setOptions({ customSuffix })}
            className="w-36"
          />
        </div>
      )}
    </div>
  )
}

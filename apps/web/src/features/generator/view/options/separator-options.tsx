import { GENERATOR_LABELS, SEPARATOR_CHOICES, SEPARATOR_LABELS } from '@wordloom/contract'
import { Suspense } from 'react'
import { SegmentedControl } from '../../../../shared/ui/form/segmented-control.tsx'
import { lazyWithPreload } from '../../../../shared/ui/loading/lazy-with-preload.tsx'
import type { OptionsProps } from './options-props.ts'

const CustomSeparator = lazyWithPreload(() => import('./custom/custom-separator.tsx'))

const CHOICES = SEPARATOR_CHOICES.map((value) => ({ value, label: SEPARATOR_LABELS[value] }))

export function SeparatorOptions({ options, setOptions }: OptionsProps) {
  return (
    <div>
      <SegmentedControl
        label={GENERATOR_LABELS.separator}
        choices={CHOICES}
        value={options.separator}
        onChange={(separator) => setOptions({ separator })}
      />
      {options.separator === 'custom' && (
        <Suspense>
          <CustomSeparator options={options} setOptions={setOptions} />
        </Suspense>
      )}
    </div>
  )
}

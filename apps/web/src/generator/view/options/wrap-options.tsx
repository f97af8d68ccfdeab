import { GENERATOR_LABELS, WRAP_CHOICES, WRAPS } from '@wordloom/contract'
import { Suspense } from 'react'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { OptionsProps } from './options-props.ts'

const CustomWrap = lazyWithPreload(() => import('./custom/custom-wrap.tsx'))

const CHOICES = WRAP_CHOICES.map((value) => ({ value, label: WRAPS[value].label }))

export function WrapOptions({ options, setOptions }: OptionsProps) {
  return (
    <div className="max-sm:w-full">
      <SegmentedControl
        label={GENERATOR_LABELS.wrap}
        choices={CHOICES}
        value={options.wrap}
        onChange={(wrap) => setOptions({ wrap })}
      />
      {options.wrap === 'custom' && (
        <Suspense>
          <CustomWrap options={options} setOptions={setOptions} />
        </Suspense>
      )}
    </div>
  )
}

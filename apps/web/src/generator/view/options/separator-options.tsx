import { GENERATOR_LABELS, SEPARATOR_CHOICES, SEPARATORS } from '@wordloom/contract'
import { lazy, Suspense } from 'react'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { OptionsProps } from './options-props.ts'

const LostSpaces = lazy(() => import('./lost-spaces.tsx'))
const CustomSeparator = lazyWithPreload(() => import('./custom/custom-separator.tsx'))

const CHOICES = SEPARATOR_CHOICES.map((value) => ({ value, label: SEPARATORS[value].label }))

interface SeparatorOptionsProps extends OptionsProps {
  readonly losesSpaces: boolean
}

export function SeparatorOptions({ options, setOptions, losesSpaces }: SeparatorOptionsProps) {
  return (
    <div data-separator className="relative max-sm:w-full">
      <SegmentedControl
        label={GENERATOR_LABELS.separator}
        choices={CHOICES}
        value={options.separator}
        onChange={(separator) => setOptions({ separator })}
      />
      {/* The container stays, so that screen readers announce what appears in it. */}
      <p
        role="status"
        className="text-xs/5 text-soft min-[360px]:absolute min-[360px]:top-0 min-[360px]:right-0"
      >
        {losesSpaces && options.separator === 'nothing' && (
          <Suspense>
            <LostSpaces setOptions={setOptions} />
          </Suspense>
        )}
      </p>
      {options.separator === 'custom' && (
        <Suspense>
          <CustomSeparator options={options} setOptions={setOptions} />
        </Suspense>
      )}
    </div>
  )
}

import { GENERATOR_LABELS } from '@wordloom/contract'
import { Suspense, useId, useState } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { OPTIONS_TEXTS } from '../../texts.ts'
import type { RowPart } from '../rows/badges.ts'
import { RowParts } from '../rows/row-parts.tsx'
import { LiveSample } from './live-sample.tsx'
import { SeparatorOptions } from './separator-options.tsx'
import { WrapOptions } from './wrap-options.tsx'

const RowPanel = lazyWithPreload(() => import('../rows/row-panel.tsx'))

interface OptionsCardProps {
  readonly generator: GeneratorModel
  readonly isTinted: boolean
}

export function OptionsCard({ generator, isTinted }: OptionsCardProps) {
  const { options, actions } = generator
  const panelId = useId()
  const [open, setOpen] = useState<RowPart | null>(null)
  return (
    <section
      aria-label={OPTIONS_TEXTS.title}
      className="rounded-t-md border border-line bg-card max-sm:rounded-b-md sm:border-b-0 printing-rows:hidden"
    >
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
        <SeparatorOptions
          options={options}
          setOptions={actions.setOptions}
          losesSpaces={generator.losesSpaces}
        />
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
      <div className="border-t border-line bg-wash/60 max-sm:rounded-b-md sm:flex sm:items-center">
        <LiveSample generator={generator} isTinted={isTinted} onOpen={setOpen} />
        <RowParts generator={generator} open={open} panelId={panelId} onOpen={setOpen} />
      </div>
      {open !== null && (
        <Suspense>
          <RowPanel id={panelId} part={open} generator={generator} />
        </Suspense>
      )}
    </section>
  )
}

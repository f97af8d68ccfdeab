import { GENERATOR_LABELS } from '@wordloom/contract'
import { Suspense, useId, useState } from 'react'
import { Checkbox } from '../../../../shared/ui/form/checkbox.tsx'
import { lazyWithPreload } from '../../../../shared/ui/loading/lazy-with-preload.tsx'
import type { Row } from '../../compute/row-source.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { OPTIONS_TEXTS } from '../../texts.ts'
import { CombinationText } from '../results/combination-text.tsx'
import type { RowPart } from '../rows/badges.ts'
import { RowParts } from '../rows/row-parts.tsx'
import { SeparatorOptions } from './separator-options.tsx'
import { WrapOptions } from './wrap-options.tsx'

const RowPanel = lazyWithPreload(() => import('../rows/row-panel.tsx'))

interface OptionsCardProps {
  readonly generator: GeneratorModel
  readonly isTinted: boolean
}

export function OptionsCard({ generator, isTinted }: OptionsCardProps) {
  const { options, sample, actions } = generator
  const panelId = useId()
  const [open, setOpen] = useState<RowPart | null>(null)
  return (
    <section
      aria-label={OPTIONS_TEXTS.title}
      className="rounded-t-md border border-line bg-card max-sm:rounded-b-md sm:border-b-0 printing-rows:hidden"
    >
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
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
      <div className="border-t border-line bg-wash/60 max-sm:rounded-b-md sm:flex sm:items-center">
        <LiveSample sample={sample} isTinted={isTinted} />
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

function LiveSample({ sample, isTinted }: { readonly sample: readonly Row[]; readonly isTinted: boolean }) {
  return (
    <section aria-label={OPTIONS_TEXTS.sample} className="min-w-0 px-4 py-2 sm:grow sm:px-5">
      {sample.length === 0 ? (
        <p className="font-mono text-sm/6 text-faint">{OPTIONS_TEXTS.noSample}</p>
      ) : (
        <ul className="flex h-6 flex-wrap gap-x-8 overflow-hidden font-mono text-sm/6">
          {sample.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place} className="max-w-full truncate whitespace-pre">
              <CombinationText segments={row.segments} isTinted={isTinted} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

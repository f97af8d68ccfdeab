import { GENERATOR_LABELS } from '@wordloom/contract'
import { useSyncExternalStore } from 'react'
import { commandKey } from '../../shared/lib/keys.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { CountLine } from './count-line.tsx'
import { LiveSample } from './live-sample.tsx'
import type { Loom } from './loom/loom.ts'
import { SeparatorOptions } from './separator-options.tsx'
import { WrapOptions } from './wrap-options.tsx'

interface OptionsCardProps {
  readonly loom: Loom
  readonly isTinted: boolean
  readonly onGenerate: () => void
}

export function OptionsCard({ loom, isTinted, onGenerate }: OptionsCardProps) {
  const { options, count, actions } = loom
  return (
    <section aria-label="Options" className="overflow-hidden rounded-md border border-line bg-card">
      <div className="flex flex-wrap gap-x-8 gap-y-5 px-4 py-4 sm:px-5">
        <SeparatorOptions options={options} setOptions={actions.setOptions} />
        <WrapOptions options={options} setOptions={actions.setOptions} />
        <div className="max-w-xs lg:pt-5.5">
          <Checkbox
            label={GENERATOR_LABELS.removeDuplicates}
            help={GENERATOR_LABELS.removeDuplicatesHelp}
            isChecked={options.unique}
            onChange={(unique) => actions.setOptions({ unique })}
          />
        </div>
      </div>
      <LiveSample sample={loom.sample} isTinted={isTinted} />
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
        {count.kind === 'pending' && <CountingBar />}
        <CountLine count={count} isUnique={options.unique} />
        <Button
          look="primary"
          className="min-h-11 px-5 max-sm:w-full"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onGenerate}
        >
          {GENERATOR_LABELS.generate}
          <GenerateKeys />
        </Button>
      </div>
    </section>
  )
}

/** Which key it is, only the browser knows: it comes with hydration. */
function GenerateKeys() {
  const key = useSyncExternalStore(neverChanges, commandKey, () => '')
  if (key === '') return null
  return (
    <span aria-hidden="true" className="font-mono text-xs font-normal pointer-coarse:hidden">
      {key} ↵
    </span>
  )
}

const neverChanges = () => () => {}

function CountingBar() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -top-px h-0.5 overflow-hidden">
      <div className="h-full w-1/4 animate-slide bg-accent" />
    </div>
  )
}

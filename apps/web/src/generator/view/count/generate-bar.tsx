import { GENERATOR_LABELS } from '@wordloom/contract'
import { useRef, useSyncExternalStore } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { commandKey } from '#platform/lib/keys.ts'
import { Button } from '#ui/button.tsx'
import type { Count } from '../../state/generator-state.ts'
import { CountLine } from './count-line.tsx'

interface GenerateBarProps {
  readonly count: Count
  readonly isUnique: boolean
  /** True if the results are those of the words and options shown, so that the next step is to export them. */
  readonly isFresh: boolean
  readonly onGenerate: () => void
  readonly onTryExample: (() => Promise<void>) | null
}

export function GenerateBar({ count, isUnique, isFresh, onGenerate, onTryExample }: GenerateBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  async function tryExample() {
    await onTryExample?.()
    // The pressed link is gone now; generating is the next step.
    button.current?.focus({ preventScroll: true })
  }
  return (
    <div
      data-stays-below
      className="relative z-10 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 max-sm:gap-x-2 overflow-hidden rounded-b-md border border-line bg-card px-4 py-2.5 max-sm:mt-2 max-sm:rounded-t-md max-[22.4rem]:grid-cols-1 sm:px-5 sm:py-2 stays-below:sticky stays-below:bottom-2 stays-below:max-sm:shadow-float printing-rows:hidden"
    >
      {count.kind === 'pending' && <CountingBar />}
      <CountLine
        count={count}
        isUnique={isUnique}
        onTryExample={onTryExample === null ? null : () => void tryExample()}
      />
      <Button
        ref={button}
        look={isFresh ? 'plain' : 'primary'}
        className="col-start-2 row-start-1 min-h-11 px-5 max-sm:px-3 max-[22.4rem]:col-start-1 max-[22.4rem]:row-start-auto max-[22.4rem]:mt-1 sm:row-end-3"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...EARLY}
        onClick={onGenerate}
      >
        {GENERATOR_LABELS.generate}
        <GenerateKeys />
      </Button>
    </div>
  )
}

/** Only the browser knows the key, so it appears after hydration in space that is already reserved. */
function GenerateKeys() {
  const key = useSyncExternalStore(neverChanges, commandKey, () => '')
  return (
    <span
      aria-hidden="true"
      className="min-w-14 text-left font-mono text-xs font-normal max-sm:hidden pointer-coarse:hidden"
    >
      {key !== '' && `${key} ↵`}
    </span>
  )
}

const neverChanges = () => () => {}

function CountingBar() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 overflow-hidden">
      <div className="h-full w-1/4 animate-slide bg-accent" />
    </div>
  )
}

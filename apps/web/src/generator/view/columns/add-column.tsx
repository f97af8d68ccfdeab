import { GENERATOR_LABELS, MAX_COLUMNS } from '@wordloom/contract'
import { type FocusEvent, useId, useState } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { COLUMN_TEXTS } from '../../texts.ts'

/** Says what the plan allows as soon as the pointer or the keyboard reaches the button. */
export function AddColumn({ onAdd }: { readonly onAdd: () => void }) {
  const [allowed, setAllowed] = useState<number>(MAX_COLUMNS)
  const hint = useId()
  async function look() {
    const { fetchEntitlements } = await import('../upgrade/entitlements.ts')
    setAllowed((await fetchEntitlements()).columns)
  }
  function lookOnKeyboardFocus({ currentTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.matches(':focus-visible')) void look()
  }
  return (
    <>
      <p
        id={hint}
        role="status"
        className="ml-auto text-xs/5 text-soft tabular-nums max-sm:order-last max-sm:basis-full max-sm:empty:hidden"
      >
        {allowed < MAX_COLUMNS && COLUMN_TEXTS.allowed(allowed, MAX_COLUMNS)}
      </p>
      <Button
        aria-describedby={hint}
        className="max-sm:ml-auto"
        {...EARLY}
        onClick={onAdd}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && void look()}
        onFocus={lookOnKeyboardFocus}
      >
        <PlusIcon />
        {GENERATOR_LABELS.addColumn}
      </Button>
    </>
  )
}

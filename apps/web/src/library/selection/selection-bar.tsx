import { type Ref, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Menu, type MenuGroups } from '#ui/menu/menu.tsx'
import { SELECTION_TEXTS as T } from '../texts.ts'

interface BulkAction {
  readonly label: string
  readonly isLoss?: boolean
  readonly run: (button: Element) => void
}

interface SelectionBarProps {
  readonly selected: number
  readonly total: number
  readonly idle: string
  readonly isBulk?: boolean
  readonly onSelectAll: () => void
  readonly onClear: () => void
  readonly actions: readonly BulkAction[]
  /** Shown in a menu after the actions. */
  readonly more: MenuGroups
}

export function SelectionBar(props: SelectionBarProps) {
  const { selected, total, idle, isBulk = false, onSelectAll, onClear, actions, more } = props
  const isNone = selected === 0
  const selectAll = useRef<HTMLButtonElement>(null)

  /** Clearing the selection removes the Clear button, so move the focus first. */
  function clear() {
    if (!isBulk) selectAll.current?.focus()
    onClear()
  }
  return (
    <div
      className={`top-2 z-10 mb-2 flex min-h-11 grow flex-wrap items-center gap-2 rounded-md border py-0.5 print:hidden ${isNone ? 'border-transparent' : 'sticky border-line bg-card px-2 shadow-float'}`}
    >
      <p role="status" className="mr-1 text-sm/5 text-soft tabular-nums">
        {isNone ? idle : T.selected(selected)}
      </p>
      <BarButton ref={selectAll} label={T.all} look="quiet" isOff={selected === total} run={onSelectAll} />
      {(isBulk || !isNone) && (
        <>
          <BarButton label={T.clear} look="quiet" isOff={isNone} run={clear} />
          <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:gap-1.5 sm:ml-auto">
            {actions.map((action) => (
              <BarButton key={action.label} isOff={isNone} {...action} />
            ))}
          </div>
          <div className="max-sm:ml-auto">
            {isNone ? (
              <BarButton isOff label={T.more} run={() => {}} />
            ) : (
              <Menu
                groups={more}
                trigger={
                  <Button className="max-sm:px-2! max-sm:text-xs">
                    {T.more}
                    <ChevronDownIcon className="size-4 max-sm:hidden" />
                  </Button>
                }
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

interface BarButtonProps extends BulkAction {
  readonly isOff: boolean
  readonly look?: 'plain' | 'quiet'
  readonly ref?: Ref<HTMLButtonElement>
}

/** Uses `aria-disabled`, so that the button keeps the focus. */
function BarButton({ label, look = 'plain', isLoss = false, isOff, run, ref }: BarButtonProps) {
  return (
    <Button
      ref={ref}
      look={look}
      aria-disabled={isOff}
      // On a phone, all buttons fit into one line.
      className={`max-sm:px-2! max-sm:text-xs ${isLoss && !isOff ? 'border-danger/50! text-danger!' : ''}`}
      onClick={({ currentTarget }) => isOff || run(currentTarget)}
    >
      {label}
    </Button>
  )
}

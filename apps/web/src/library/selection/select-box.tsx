import type { KeyboardEvent, MouseEvent } from 'react'
import { CheckIcon } from '#ui/icons/icons.tsx'

interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly onChoose: (isRange: boolean) => void
}

export function SelectBox({ label, isSelected, isCurrent, onChoose }: SelectBoxProps) {
  function choose(event: MouseEvent) {
    onChoose(event.shiftKey)
  }
  // Browsers disagree on whether a keyboard click reports Shift.
  function press(event: KeyboardEvent) {
    if (event.key !== ' ' || !event.shiftKey) return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onChoose(true)
  }
  return (
    <span className="relative inline-flex size-6 shrink-0 items-center justify-center print:invisible">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        tabIndex={isCurrent ? 0 : -1}
        readOnly
        onClick={choose}
        onKeyDown={press}
        onKeyUp={press}
        className="peer size-5 cursor-pointer appearance-none rounded-sm border border-edge bg-card transition-colors before:absolute before:-inset-2 checked:border-accent checked:bg-accent forced-colors:appearance-auto"
      />
      <CheckIcon className="pointer-events-none absolute inset-1 size-4 text-accent-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
    </span>
  )
}

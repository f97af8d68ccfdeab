import { Popover as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { closeOnEscape } from '../dialog/escape.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'

const PANEL =
  'z-50 w-72 max-w-[calc(100vw-1.5rem)] animate-rise rounded-md border border-line bg-card shadow-float'

interface PopoverProps {
  readonly trigger: ReactElement
  readonly label: string
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

export function Popover({ trigger, label, startsOpen = false, children }: PopoverProps) {
  return (
    <Radix.Root defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Don't use a portal, so that the popover stays within its button's landmark. */}
      <Radix.Content aria-label={label} align="start" sideOffset={4} collisionPadding={12} className={PANEL}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

interface AnchoredPopoverProps {
  /** The element that it opens beside, which gets the focus back. */
  readonly anchor: Element
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor])
  const returnFocus = useFocusReturn(anchor)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Content
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className={PANEL}
        onCloseAutoFocus={returnFocus}
        onKeyDown={closeOnEscape(onClose)}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

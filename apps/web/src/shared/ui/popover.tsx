import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

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
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={12}
        className="z-50 w-72 max-w-[calc(100vw-1.5rem)] animate-rise rounded-md border border-line bg-card shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

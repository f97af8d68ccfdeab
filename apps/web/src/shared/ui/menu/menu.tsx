import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

interface MenuProps {
  readonly trigger: ReactNode
  readonly items: readonly MenuItem[]
  readonly startsOpen?: boolean
}

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly onSelect: () => void
}

export function Menu({ trigger, items, startsOpen = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Don't use a portal, so that the menu stays within its button's landmark. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-line bg-card p-1 shadow-float"
      >
        {items.map(({ key, label, onSelect }) => (
          <DropdownMenu.Item
            key={key}
            onSelect={onSelect}
            className="flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-wash forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:bg-[Highlight]"
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

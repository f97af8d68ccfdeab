import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { useIsWide } from './use-is-wide.ts'

interface MenuProps {
  readonly trigger: ReactNode
  readonly groups: MenuGroups
  readonly startsOpen?: boolean
}

/** A line separates the groups. */
export type MenuGroups = readonly (readonly MenuItem[])[]

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isDanger?: boolean
  /** Whether wide screens leave it out, because the row has a button for it. */
  readonly isOnRow?: boolean
  readonly onSelect: () => void
}

const LOOK =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:bg-[Highlight]'

export function Menu({ trigger, groups, startsOpen = false }: MenuProps) {
  const isWide = useIsWide()
  const shown = groups
    .map((items) => items.filter(({ isOnRow = false }) => !(isWide && isOnRow)))
    .filter((items) => items.length > 0)
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
        {shown.map((items, at) => (
          <Fragment key={items[0]?.key}>
            {at > 0 && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
            <DropdownMenu.Group>
              {items.map(({ key, label, icon, isDanger = false, onSelect }) => (
                <DropdownMenu.Item
                  key={key}
                  onSelect={onSelect}
                  className={`${LOOK} ${isDanger ? 'text-danger data-highlighted:bg-danger/10' : 'data-highlighted:bg-wash'}`}
                >
                  {icon !== undefined && (
                    <span className={isDanger ? undefined : 'text-soft in-data-highlighted:text-current'}>
                      {icon}
                    </span>
                  )}
                  {label}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

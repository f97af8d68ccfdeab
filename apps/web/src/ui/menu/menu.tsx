import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { CheckIcon } from '../icons/icons.tsx'

interface MenuProps {
  readonly trigger: ReactNode
  readonly groups: MenuGroups
  readonly startsOpen?: boolean
  /** Which sides of the menu and its button are in line. */
  readonly align?: 'start' | 'end'
}

/** A line separates the groups. */
export type MenuGroups = readonly (readonly MenuItem[])[]

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isDanger?: boolean
  /** For a switch: the menu stays open when it's chosen. */
  readonly isChecked?: boolean
  /** True if wide screens leave it out, because the row has a button for it. */
  readonly isOnRow?: boolean
  /** True if it opens something that takes the focus, so the menu's button must have the focus back before. */
  readonly takesFocus?: boolean
  readonly onSelect: (button: Element) => void
}

const LOOK =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:bg-[Highlight]'

export function Menu({ trigger, groups, startsOpen = false, align = 'end' }: MenuProps) {
  const isWide = useIsWide()
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<MenuItem | null>(null)
  const shown = groups
    .map((items) => items.filter(({ isOnRow = false }) => !(isWide && isOnRow)))
    .filter((items) => items.length > 0)
  const select = ({ onSelect }: MenuItem) => button.current !== null && onSelect(button.current)
  function close(event: Event) {
    const item = chosen.current
    if (item === null) return
    event.preventDefault()
    chosen.current = null
    button.current?.focus()
    select(item)
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      {/* Don't use a portal, so that the menu stays within its button's landmark. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={close}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-line bg-card p-1 shadow-float"
      >
        {shown.map((items, at) => (
          <Fragment key={items[0]?.key}>
            {at > 0 && <DropdownMenu.Separator className="my-0.5 h-px bg-line" />}
            <DropdownMenu.Group>
              {items.map((item) => (
                <Item
                  key={item.key}
                  item={item}
                  onSelect={() => {
                    if (item.takesFocus === true) chosen.current = item
                    else select(item)
                  }}
                />
              ))}
            </DropdownMenu.Group>
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function Item({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const { label, icon, isDanger = false, isChecked } = item
  if (isChecked !== undefined)
    return (
      <DropdownMenu.CheckboxItem
        checked={isChecked}
        onSelect={(event) => {
          event.preventDefault()
          onSelect()
        }}
        className={`${LOOK} data-highlighted:bg-wash`}
      >
        <span className="grid size-4 place-items-center rounded-sm border border-edge">
          <DropdownMenu.ItemIndicator>
            <CheckIcon className="size-3.5" />
          </DropdownMenu.ItemIndicator>
        </span>
        {label}
      </DropdownMenu.CheckboxItem>
    )
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={`${LOOK} ${isDanger ? 'text-danger data-highlighted:bg-danger/10' : 'data-highlighted:bg-wash'}`}
    >
      {icon !== undefined && (
        <span className={isDanger ? undefined : 'text-soft in-data-highlighted:text-current'}>{icon}</span>
      )}
      {label}
    </DropdownMenu.Item>
  )
}

/** The width from which `md:` styles apply. */
const WIDE = '(width >= 48rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches)
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

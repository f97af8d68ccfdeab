import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactElement, type ReactNode, useState } from 'react'

interface LinkMenuProps {
  readonly trigger: ReactElement
  readonly heading: ReactNode
  readonly groups: readonly (readonly ReactElement[])[]
}

export function LinkMenu({ trigger, heading, groups }: LinkMenuProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Don't use a portal, so that the menu stays within its button's landmark. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-50 w-64 animate-rise rounded-md border border-line bg-card p-1 shadow-float"
      >
        <DropdownMenu.Label className="px-3 py-2">{heading}</DropdownMenu.Label>
        {groups.map((links) => (
          <Fragment key={links[0]?.key}>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Group>
              {links.map((link) => (
                <DropdownMenu.Item
                  key={link.key}
                  asChild
                  className="flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-wash forced-colors:data-highlighted:forced-color-adjust-none forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]"
                >
                  {link}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Group>
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

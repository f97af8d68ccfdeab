import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { MoreIcon } from './icons.tsx'
import { Menu, type MenuItem } from './menu.tsx'

interface RowMenuProps {
  /** Names the button, and with it the menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly tabIndex?: number
  readonly className?: string
}

/** The menu of one of many rows: until it is opened for the first time there is only its button. */
export function RowMenu({ label, items, ...rest }: RowMenuProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (wasOpened) {
    const trigger = (
      <IconButton label={label} {...rest}>
        <MoreIcon />
      </IconButton>
    )
    return <Menu startsOpen trigger={trigger} items={items} />
  }
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
      {...rest}
    >
      <MoreIcon />
    </IconButton>
  )
}

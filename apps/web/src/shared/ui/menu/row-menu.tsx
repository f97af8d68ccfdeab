import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MoreIcon } from '../icons/icons.tsx'
import { Menu, type MenuItem } from './menu.tsx'

interface RowMenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly tabIndex?: number
  readonly className?: string
}

/** Renders only the button until the first click, because there can be many rows. */
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

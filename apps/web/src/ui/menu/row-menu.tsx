import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MoreIcon } from '../icons/icons.tsx'
import { Menu, type MenuGroups } from './menu.tsx'

interface RowMenuProps {
  readonly label: string
  readonly groups: MenuGroups
  readonly tabIndex?: number
  readonly className?: string
}

/** Renders only the button until the first click, because there can be many rows. */
export function RowMenu({ label, groups, ...rest }: RowMenuProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (wasOpened) {
    const trigger = (
      <IconButton label={label} {...rest}>
        <MoreIcon />
      </IconButton>
    )
    return <Menu startsOpen trigger={trigger} groups={groups} />
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

import type { MarkedItem } from '@wordloom/contract'
import { IconButton } from '#ui/icon-button.tsx'
import { StarIcon } from '#ui/icons/icons.tsx'
import type { MenuItem } from '#ui/menu/menu.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { changeMarks } from './mark-changes.ts'
import { STAR_TEXTS as T } from './texts.ts'

interface StarButtonProps {
  readonly item: MarkedItem
  readonly name: string
  readonly isStarred: boolean
  readonly tabIndex?: number
  readonly className?: string
}

export function StarButton({ item, name, isStarred, ...rest }: StarButtonProps) {
  return (
    <IconButton
      label={isStarred ? T.unstarNamed(name) : T.starNamed(name)}
      onClick={() => setStars([item], !isStarred)}
      {...rest}
    >
      <StarIcon className={isStarred ? 'size-4 fill-current text-accent' : 'size-4'} />
    </IconButton>
  )
}

/** Shows a star on rows that have no star button. */
export function StarMark({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`shrink-0 text-accent ${className}`}>
      <StarIcon className="size-3.5 fill-current" />
      <span className="sr-only">{T.starred}</span>
    </span>
  )
}

export function toStarItem(items: readonly MarkedItem[], areStarred: boolean): MenuItem {
  return {
    key: 'star',
    label: areStarred ? T.unstar : T.star,
    icon: <StarIcon />,
    onSelect: () => setStars(items, !areStarred),
  }
}

function setStars(items: readonly MarkedItem[], isStarred: boolean): void {
  changeMarks(items, { isStarred }).catch((error: unknown) => tellFailure(error, T.failed))
}

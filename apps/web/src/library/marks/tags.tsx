import type { MarkedItem } from '@wordloom/contract'
import { TagIcon } from '#ui/icons/icons.tsx'
import type { MenuItem } from '#ui/menu/menu.tsx'
import type { Tagging } from './tag-popover.tsx'
import { TAG_TEXTS as T } from './texts.ts'

const SHOWN = 3

export function TagChips({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null
  const rest = tags.slice(SHOWN)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      <span className="sr-only">{T.tags} </span>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag} className="max-w-28 truncate rounded-sm bg-wash px-1.5 text-xs/5 text-soft">
          {tag}
        </span>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')} className="text-xs/5 text-soft">
          {T.more(rest.length)}
          <span className="sr-only"> {rest.join(', ')}</span>
        </span>
      )}
    </span>
  )
}

export function toTagItem(
  kind: MarkedItem['kind'],
  items: readonly { readonly id: number; readonly name: string }[],
  onTag: (tagging: Tagging) => void,
): MenuItem {
  return {
    key: 'tags',
    label: T.menu,
    icon: <TagIcon />,
    takesFocus: true,
    onSelect: (anchor) => onTag({ anchor, items: items.map(({ id, name }) => ({ kind, itemId: id, name })) }),
  }
}

import type { RowSettings } from '@wordloom/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LinkIcon, OptionalIcon } from '#ui/icons/icons.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { replaceText } from '#words/editor/replace-text.ts'
import type { TextDocument } from '#words/editor/text-document.ts'
import type { GeneratorActions } from '../../state/generator-state.ts'
import { GENERATOR_TEXTS } from '../../texts.ts'
import { isOptional, linkOf, withLink, withOptional, withoutLink } from '../rows/columns/links.ts'
import { COLUMN_MARK_TEXTS } from '../rows/texts.ts'
import { ARRANGING_TEXTS as T } from './texts.ts'

const CleanDialog = lazy(() => import('#words/cleaning/clean-dialog.tsx'))

interface ColumnMenuProps {
  readonly trigger: ReactNode
  readonly document: TextDocument
  readonly place: number
  readonly names: readonly string[]
  readonly rows: RowSettings
  readonly setRows: GeneratorActions['setRows']
  readonly onRename: () => void
  readonly onMove: (place: number) => void
}

export default function ColumnMenu({
  trigger,
  document,
  place,
  names,
  rows,
  setRows,
  onRename,
  onMove,
}: ColumnMenuProps) {
  const [isStacked] = useState(areColumnsStacked)
  const [isCleaning, setIsCleaning] = useState(false)
  const back = {
    key: 'back',
    label: isStacked ? T.moveUp : T.moveLeft,
    onSelect: () => onMove(place - 1),
  }
  const on = {
    key: 'on',
    label: isStacked ? T.moveDown : T.moveRight,
    onSelect: () => onMove(place + 1),
  }
  const linked = linkOf(rows, place) ?? [place]
  const links = names.flatMap((name, other) =>
    linked.includes(other)
      ? []
      : [
          {
            key: `link-${other}`,
            label: COLUMN_MARK_TEXTS.linkWith(name),
            icon: <LinkIcon />,
            onSelect: () => setRows((before) => withLink(before, place, other)),
          },
        ],
  )
  const unlink = {
    key: 'unlink',
    label: COLUMN_MARK_TEXTS.unlink,
    icon: <LinkIcon />,
    onSelect: () => setRows((before) => withoutLink(before, place)),
  }
  const isOptionalNow = isOptional(rows, place)
  const optional = {
    key: 'optional',
    label: isOptionalNow ? COLUMN_MARK_TEXTS.always : COLUMN_MARK_TEXTS.optional,
    icon: <OptionalIcon />,
    onSelect: () => setRows((before) => withOptional(before, place, !isOptionalNow)),
  }
  async function applyCleaning(text: string) {
    const before = await document.wholeText()
    await replaceText(document, text)
    setIsCleaning(false)
    showToast({
      title: T.cleaned(names[place] ?? ''),
      action: { label: GENERATOR_TEXTS.undo, run: () => void replaceText(document, before) },
    })
  }
  return (
    <>
      <Menu
        startsOpen
        align="start"
        trigger={trigger}
        groups={[
          [
            { key: 'rename', label: T.rename, takesFocus: true, onSelect: onRename },
            { key: 'clean', label: T.clean, takesFocus: true, onSelect: () => setIsCleaning(true) },
            ...(place > 0 ? [back] : []),
            ...(place < names.length - 1 ? [on] : []),
          ],
          [...links, ...(linked.length > 1 ? [unlink] : []), optional],
        ]}
      />
      {isCleaning && (
        <Suspense>
          <CleanDialog
            readText={document.toBlob}
            onApply={applyCleaning}
            onClose={() => setIsCleaning(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** True if the columns are below each other, as on a phone. */
function areColumnsStacked(): boolean {
  const [first, second] = document.querySelectorAll('[data-column]')
  return first?.getBoundingClientRect().left === second?.getBoundingClientRect().left
}

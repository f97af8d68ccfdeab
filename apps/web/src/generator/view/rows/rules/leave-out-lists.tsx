import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { joinLists } from '#library/content/content.ts'
import { Button } from '#ui/button.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { CHOOSING_TEXTS } from '../../lists/texts.ts'
import { RULE_TEXTS as T } from '../texts.ts'

const ListsPopover = lazy(() => import('../../lists/lists-popover.tsx'))

export default function LeaveOutLists({ onTake }: { readonly onTake: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function choose(ids: readonly string[]) {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
    try {
      onTake(await joinLists(ids.map(Number)))
    } catch (error) {
      tellFailure(error, CHOOSING_TEXTS.failed)
    }
  }
  if (!isOpen) return <ListsButton ref={button} aria-expanded={false} onClick={() => setIsOpen(true)} />
  return (
    <Suspense fallback={<ListsButton />}>
      <ListsPopover
        trigger={<ListsButton />}
        name={T.leaveOutLabel}
        projectId={null}
        selected={[]}
        onChoose={choose}
      />
    </Suspense>
  )
}

function ListsButton(props: ComponentProps<'button'>) {
  return (
    <Button aria-haspopup="dialog" className="min-h-8 px-2.5 py-1" {...props}>
      {T.leaveOutList}
    </Button>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { isTyping } from '#platform/lib/is-typing.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyboardIcon } from '../icons.tsx'
import { TOP_BAR_TEXTS } from '../texts.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <IconButton
        label={TOP_BAR_TEXTS.shortcuts}
        aria-keyshortcuts="?"
        className="max-sm:hidden"
        {...EARLY}
        onClick={() => setIsOpen(true)}
      >
        <KeyboardIcon className="size-[18px]" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

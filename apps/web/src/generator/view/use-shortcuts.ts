import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTyping } from '#platform/lib/is-typing.ts'

interface Shortcuts {
  readonly generate: () => void
  readonly copyAll: () => void
  readonly save: () => void
  readonly search: () => boolean
}

/** Inactive while a dialog is open or the generator is hidden. */
export function useShortcuts(shortcuts: Shortcuts, frame: RefObject<HTMLElement | null>): void {
  const act = useEffectEvent(
    (event: KeyboardEvent) => frame.current?.checkVisibility() === true && actOn(event, shortcuts),
  )
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      if (!act(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Capture the keys before the editors, which use some of them.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function actOn(event: KeyboardEvent, { generate, copyAll, save, search }: Shortcuts): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
  if (isCommand && event.key === 'Enter') return done(generate)
  if (isCommand && event.shiftKey && event.key.toLowerCase() === 'c') return done(copyAll)
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === 's') return done(save)
  if (event.key === '/' && !isCommand && !isTyping(event)) return search()
  return false
}

function done(action: () => void): true {
  action()
  return true
}

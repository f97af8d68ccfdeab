import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LargeText } from './large-text.ts'
import type { Caret } from './plain-editor.tsx'

interface LargeEditorProps {
  readonly large: LargeText
  readonly label: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly caret: RefObject<Caret | null>
}

/** In a shadow root the editor adds its styles in a form that the content security policy allows. */
export function LargeEditor({ large, label, placeholder, isInvalid, caret }: LargeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const unmount = large.mount(root, label, placeholder)
    if (caret.current !== null) large.focus(caret.current.from, caret.current.to)
    caret.current = null
    return () => {
      caret.current = large.caret
      unmount()
    }
  }, [large, label, placeholder, caret])
  useLayoutEffect(() => large.markInvalid(isInvalid), [large, isInvalid])
  return <div ref={host} className="h-full" />
}

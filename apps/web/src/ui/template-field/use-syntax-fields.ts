import { type RefCallback, useRef, useState } from 'react'
import type { SyntaxFieldHandle } from './syntax-field.tsx'

export function useSyntaxFields(lastKey: number | undefined) {
  const fields = useRef(new Map<number, SyntaxFieldHandle>())
  const [edited, setEdited] = useState<number | null>(null)
  return {
    refOf:
      (key: number): RefCallback<SyntaxFieldHandle> =>
      (field) => {
        if (field === null) fields.current.delete(key)
        else fields.current.set(key, field)
      },
    focus: (key: number | undefined) => key !== undefined && fields.current.get(key)?.focus(),
    noteFocus: setEdited,
    /** Inserts at the caret of the field that had the focus last, or into the last field. */
    insert: (text: string) => {
      const field = fields.current.get(edited ?? -1) ?? fields.current.get(lastKey ?? -1)
      field?.insert(text)
    },
  }
}

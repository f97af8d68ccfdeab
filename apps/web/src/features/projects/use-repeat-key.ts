import { useRef } from 'react'
import { createKey } from '../../shared/library/create-key.ts'

/** An Idempotency-Key for each draft that a dialog sends: sent again as it is it makes nothing twice, changed it is another. */
export function useRepeatKey(): (draft: object) => string {
  const last = useRef({ text: '', key: '' })
  return (draft) => {
    const text = JSON.stringify(draft)
    if (last.current.text !== text) last.current = { text, key: createKey() }
    return last.current.key
  }
}

import { useRef } from 'react'
import { createId } from '#platform/lib/random-id.ts'

/** Returns the same Idempotency-Key for the same content, and a new one otherwise. */
export function useRepeatKey(): (sent: readonly unknown[]) => string {
  const last = useRef<{ readonly sent: readonly unknown[]; readonly key: string } | null>(null)
  return (sent) => {
    const isSame = last.current?.sent.every((value, at) => value === sent[at]) === true
    if (last.current === null || !isSame) last.current = { sent, key: createId() }
    return last.current.key
  }
}

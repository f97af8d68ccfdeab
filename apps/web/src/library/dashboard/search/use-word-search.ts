import { savedLists, type WordHit } from '@wordloom/contract'
import { useEffect, useRef, useState } from 'react'
import { call, isUnauthorized } from '#platform/lib/api.ts'
import { leaveToSignIn } from '#ui/session/session-over.ts'

interface Found {
  readonly hits: readonly WordHit[]
  /** The search continues with this list, newest first. Null before the first batch and after the last. */
  readonly next: number | null
  readonly state: 'searching' | 'stopped' | 'failed' | 'done'
  readonly error: unknown
}

const BEGIN: Found = { hits: [], next: null, state: 'searching', error: null }

export function useWordSearch(query: string) {
  const [found, setFound] = useState(BEGIN)
  const [turn, setTurn] = useState(0)
  const next = useRef<number | null>(null)
  const search = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn goes on where the one before ended.
  useEffect(() => {
    const { signal } = begin(search)
    async function look(): Promise<void> {
      do {
        const after = next.current === null ? {} : { after: String(next.current) }
        const answer = await call(savedLists.search, { query: { q: query, ...after }, signal })
        if (signal.aborted) return
        next.current = answer.next
        setFound(({ hits }) => ({
          hits: [...hits, ...answer.hits],
          next: answer.next,
          state: answer.next === null ? 'done' : 'searching',
          error: null,
        }))
      } while (next.current !== null)
    }
    look().catch((error: unknown) => {
      if (signal.aborted) return
      if (isUnauthorized(error)) leaveToSignIn()
      setFound((before) => ({ ...before, state: 'failed', error }))
    })
    return () => search.current?.abort()
  }, [query, turn])

  return {
    ...found,
    stop: () => {
      search.current?.abort()
      setFound((before) => ({ ...before, state: 'stopped' }))
    },
    goOn: () => {
      setFound((before) => ({ ...before, state: 'searching', error: null }))
      setTurn(turn + 1)
    },
  }
}

function begin(search: { current: AbortController | null }): AbortController {
  search.current?.abort()
  search.current = new AbortController()
  return search.current
}

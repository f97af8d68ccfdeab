import { useEffect, useRef, useState } from 'react'

const QUIET_MS = 150

export type Answer<Reply> =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly earlier: Reply | null }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'failed' }

interface Question<Reply> {
  readonly about: readonly (string | number | boolean)[]
  readonly ask: (() => Promise<Reply>) | null
  /** Ends the work on a question that doesn't matter anymore. */
  readonly end?: () => void
}

interface Answering<Reply> {
  readonly answer: Answer<Reply>
  readonly stop: () => void
  readonly again: () => void
}

/** Asks after a question has stopped changing. Ignores the answer to an older question. */
export function useAnswer<Reply>({ about, ask, end }: Question<Reply>): Answering<Reply> {
  const [answer, setAnswer] = useState<Answer<Reply>>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(0)
  const isUnderWay = useRef(false)
  const key = JSON.stringify([about, attempt, ask !== null])

  function forget() {
    latest.current++
    if (isUnderWay.current) end?.()
    isUnderWay.current = false
  }
  async function run(question: () => Promise<Reply>) {
    const own = latest.current
    isUnderWay.current = true
    const next = await question().then(
      (reply): Answer<Reply> => ({ kind: 'reply', reply }),
      (): Answer<Reply> => ({ kind: 'failed' }),
    )
    if (own !== latest.current) return
    isUnderWay.current = false
    setAnswer(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the question is another one
  useEffect(() => {
    forget()
    setAnswer((before) =>
      ask === null ? { kind: 'none' } : { kind: 'waiting', earlier: shownReply(before) },
    )
    if (ask === null) return
    const timer = setTimeout(() => void run(ask), QUIET_MS)
    return () => clearTimeout(timer)
  }, [key])
  return {
    answer,
    stop() {
      forget()
      setAnswer({ kind: 'stopped' })
    },
    again: () => setAttempt((before) => before + 1),
  }
}

/** The reply to show: while a new one is awaited, the one before. */
export function shownReply<Reply>(answer: Answer<Reply>): Reply | null {
  if (answer.kind === 'waiting') return answer.earlier
  return answer.kind === 'reply' ? answer.reply : null
}

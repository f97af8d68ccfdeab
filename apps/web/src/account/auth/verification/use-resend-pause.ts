import { RATE_LIMITS } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { keptInTab } from '#platform/lib/kept-text.ts'

/** Without it, a reload forgets the pause, and the server asks to wait. */
const kept = keptInTab('wordloom.resent')
const { seconds: PAUSE } = RATE_LIMITS.resendPerMinute

interface ResendPause {
  /** Until the server accepts another request; 0 if it does now. */
  readonly seconds: number
  readonly begin: () => void
}

export function useResendPause(userId: string): ResendPause {
  const [seconds, setSeconds] = useState(() => secondsLeft(userId))
  const isPaused = seconds > 0
  useEffect(() => {
    if (!isPaused) return
    const timer = setInterval(() => setSeconds(secondsLeft(userId)), 1000)
    return () => clearInterval(timer)
  }, [isPaused, userId])
  return {
    seconds,
    begin: () => {
      kept.writeJson({ userId, at: Date.now() })
      setSeconds(PAUSE)
    },
  }
}

function secondsLeft(userId: string): number {
  const { userId: paused, at } = Object(kept.readJson())
  if (paused !== userId) return 0
  return Math.min(PAUSE, Math.max(0, PAUSE - Math.floor((Date.now() - at) / 1000)))
}

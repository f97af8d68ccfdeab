import { RATE_LIMITS } from '@wordloom/contract'
import { useEffect, useState } from 'react'

const KEY = 'wordloom.resent'
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
      keep(userId)
      setSeconds(PAUSE)
    },
  }
}

function secondsLeft(userId: string): number {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (kept?.userId !== userId) return 0
    return Math.min(PAUSE, Math.max(0, PAUSE - Math.floor((Date.now() - kept.at) / 1000)))
  } catch {
    return 0
  }
}

function keep(userId: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, at: Date.now() }))
  } catch {
    // Storage is forbidden, so a reload forgets the pause, and the server asks to wait.
  }
}

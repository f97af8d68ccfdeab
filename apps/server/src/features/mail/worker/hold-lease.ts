import type { ClaimedMail, Outbox } from '../storage.ts'

interface HeldLease {
  readonly lost: AbortSignal
  release(): void
}

/** If renewing fails, our own timer expires before the lease does. */
export function holdLease(outbox: Outbox, claimed: ClaimedMail, leaseMs: number): HeldLease {
  const lost = new AbortController()
  const expiry = setTimeout(() => lost.abort(), leaseMs * 0.8)
  expiry.unref()
  const renewal = setInterval(async () => {
    const askedAt = performance.now()
    const isOurs = await outbox.renew(claimed, leaseMs).catch(() => null)
    if (isOurs === false) lost.abort()
    if (isOurs && performance.now() - askedAt < leaseMs * 0.2) expiry.refresh()
  }, leaseMs / 4)
  renewal.unref()
  return {
    lost: lost.signal,
    release() {
      clearTimeout(expiry)
      clearInterval(renewal)
    },
  }
}

import { vi } from 'vitest'

/** A bound, not a measure: a machine that does other things as well takes longer. */
const PATIENCE = { timeout: 20_000, interval: 50 }

/** Waits until the check throws no more. */
export function soon<Checked>(check: () => Checked | Promise<Checked>): Promise<Checked> {
  return vi.waitFor(check, PATIENCE)
}

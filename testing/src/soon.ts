import { vi } from 'vitest'

/** Generous, because the machine may be busy with other work. */
const PATIENCE = { timeout: 20_000, interval: 50 }

export function soon<Checked>(check: () => Checked | Promise<Checked>): Promise<Checked> {
  return vi.waitFor(check, PATIENCE)
}

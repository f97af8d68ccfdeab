import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(
  new URL('../../../apps/server/src/testing/a-stripe-process.ts', import.meta.url),
)

export interface ProviderEvent {
  readonly id: string
}

/** A server that answers as Stripe's published interface says. */
export interface PaymentProvider extends AsyncDisposable {
  /** What the product is told so that it uses this. */
  readonly settings: Readonly<Record<string, string>>
  /** What it signs with. */
  readonly secret: string
  /** What somebody does in the page. */
  pay(clientSecret: string): Promise<void>
  /** All that has happened. */
  events(): Promise<readonly ProviderEvent[]>
}

export async function startProvider(): Promise<PaymentProvider> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const { settings, deeds } = JSON.parse(line) as { settings: Record<string, string>; deeds: string }
  return {
    settings,
    secret: settings['STRIPE_WEBHOOK_SECRET'] ?? '',
    async pay(clientSecret) {
      const answer = await fetch(`${deeds}/pay`, { method: 'POST', body: JSON.stringify([clientSecret]) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    async events() {
      const answer = await fetch(deeds)
      return ((await answer.json()) as { events: readonly ProviderEvent[] }).events
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await exited
    },
  }
}

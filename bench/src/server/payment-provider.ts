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

export interface PaymentProvider extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>
  readonly secret: string
  pay(clientSecret: string): Promise<void>
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

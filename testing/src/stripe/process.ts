import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))

export interface StripeBooks {
  readonly subscriptions: readonly { readonly id: string; readonly status: string }[]
  readonly invoices: readonly { readonly id: string; readonly status: string }[]
  readonly events: readonly { readonly id: string }[]
}

export interface StripeProcess extends AsyncDisposable {
  readonly settings: Readonly<Record<string, string>>
  happen(name: string, ...parameters: readonly unknown[]): Promise<void>
  books(): Promise<StripeBooks>
}

export async function aStripeProcess(): Promise<StripeProcess> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const { settings, actions: url } = JSON.parse(String(line))
  return {
    settings,
    async happen(name, ...parameters) {
      const answer = await fetch(`${url}/${name}`, { method: 'POST', body: JSON.stringify(parameters) })
      if (!answer.ok) throw new Error(`Stripe could not ${name}: ${await answer.text()}`)
    },
    async books() {
      const answer = await fetch(url)
      return (await answer.json()) as StripeBooks
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

import { networkOf, signUp } from '../../routes/members.ts'

const TIME_LIMIT_MS = 60_000

export interface Reply {
  readonly status: number
  readonly body: Buffer
  readonly milliseconds: number
}

export type AccountHeaders = Readonly<Record<'cookie' | 'x-forwarded-for', string>>

export interface Account {
  get(path: string): Promise<Reply>
  post(path: string, body: string): Promise<Reply>
  remove(path: string): Promise<Reply>
}

export async function join(address: string, email: string): Promise<AccountHeaders> {
  return { cookie: await signUp(address, email), 'x-forwarded-for': networkOf(email) }
}

export function openAccount(address: string, account: AccountHeaders): Account {
  const ask = async (path: string, init: RequestInit): Promise<Reply> => {
    const started = performance.now()
    const answered = (status: number, body: Buffer) => ({
      status,
      body,
      milliseconds: performance.now() - started,
    })
    const headers = { ...account, ...(init.body !== undefined && { 'content-type': 'application/json' }) }
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS)
      const answer = await fetch(`${address}${path}`, { ...init, headers, signal })
      return answered(answer.status, Buffer.from(await answer.arrayBuffer()))
    } catch {
      return answered(0, Buffer.alloc(0))
    }
  }
  return {
    get: (path) => ask(path, {}),
    post: (path, body) => ask(path, { method: 'POST', body }),
    remove: (path) => ask(path, { method: 'DELETE' }),
  }
}

export function toStatuses(statuses: readonly number[]): string {
  const distinct = [...new Set(statuses)].sort()
  return distinct
    .map((status) => `${statuses.filter((each) => each === status).length} with ${status || 'no answer'}`)
    .join(', ')
}

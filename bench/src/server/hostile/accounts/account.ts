import { signUp } from '../../members.ts'

const PATIENCE_MS = 60_000

export interface Reply {
  /** 0 where the connection broke off, or nothing came in time. */
  readonly status: number
  readonly body: Buffer
  readonly milliseconds: number
}

/** A free account that uses the API as it is meant to be used. */
export interface Account {
  readonly cookie: string
  /** Reads the answer to its end. */
  get(path: string): Promise<Reply>
  post(path: string, body: string): Promise<Reply>
  remove(path: string): Promise<Reply>
}

export async function createAccount(address: string, email: string): Promise<Account> {
  return openAccount(address, await signUp(address, email))
}

/** An account whose session has begun already, maybe with another process of the server. */
export function openAccount(address: string, cookie: string): Account {
  const ask = async (path: string, init: RequestInit): Promise<Reply> => {
    const started = performance.now()
    const answered = (status: number, body: Buffer) => ({
      status,
      body,
      milliseconds: performance.now() - started,
    })
    const headers = { cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }) }
    try {
      const answer = await fetch(`${address}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return answered(answer.status, Buffer.from(await answer.arrayBuffer()))
    } catch {
      return answered(0, Buffer.alloc(0))
    }
  }
  return {
    cookie,
    get: (path) => ask(path, {}),
    post: (path, body) => ask(path, { method: 'POST', body }),
    remove: (path) => ask(path, { method: 'DELETE' }),
  }
}

/** How often each status was answered, in words. */
export function toStatuses(statuses: readonly number[]): string {
  const distinct = [...new Set(statuses)].sort()
  return distinct
    .map((status) => `${statuses.filter((each) => each === status).length} with ${status || 'no answer'}`)
    .join(', ')
}

import { Connection } from './connection.ts'
import { type Call, toRequest } from './request.ts'

export interface Answers {
  readonly statuses: ReadonlyMap<number, number>
  readonly times: readonly number[]
  readonly head: string
}

/** Each connection sends its next request when the last one is answered, so the server is never overloaded. */
export async function send(
  address: string,
  call: Call | ((at: number) => Call),
  times: number,
  atOnce: number,
): Promise<Answers> {
  const url = new URL(address)
  const same = typeof call === 'function' ? null : toRequest(url.host, call)
  const requestAt = (at: number) => same ?? toRequest(url.host, typeof call === 'function' ? call(at) : call)
  const statuses = new Map<number, number>()
  const taken: number[] = []
  let head = ''
  let begun = 0
  const worker = async () => {
    const connection = new Connection(url)
    while (begun < times) {
      const request = requestAt(begun++)
      const started = performance.now()
      const answer = await connection.ask(request)
      taken.push(performance.now() - started)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      head = answer.head
    }
    connection.close()
  }
  const rest = stayAwake()
  await Promise.all(Array.from({ length: atOnce }, worker))
  rest()
  return { statuses, times: taken.sort((a, b) => a - b), head }
}

/** Prevents the core from sleeping, because waking it would be charged to the server. */
function stayAwake(): () => void {
  let isAwake = true
  const turn = () => {
    if (isAwake) setImmediate(turn)
  }
  turn()
  return () => {
    isAwake = false
  }
}

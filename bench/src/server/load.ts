import { Agent, request } from 'node:http'

export interface Call {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answers {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** How long each took, in milliseconds, the shortest first. */
  readonly times: readonly number[]
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Sends the call `times` times, `atOnce` at a time, each as soon as another is answered. */
export async function send(address: string, call: Call, times: number, atOnce: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<number, number>()
  const taken: number[] = []
  let headers: Answers['headers'] = {}
  let left = times
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now()
      const answer = await sendOne(address, call, agent)
      taken.push(performance.now() - started)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      headers = answer.headers
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return { statuses, times: taken.sort((a, b) => a - b), headers }
}

function sendOne(address: string, { path, method = 'GET', headers = {}, body }: Call, agent: Agent) {
  return new Promise<{ status: number; headers: Answers['headers'] }>((resolve, reject) => {
    const sent = request(`${address}${path}`, {
      method,
      agent,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

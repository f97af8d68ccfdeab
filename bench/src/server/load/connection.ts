import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304])
const TIME_LIMIT_MS = 60_000

export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

interface Expected {
  readonly status: number
  readonly head: string
  readonly start: number
  readonly end: number
}

/** Just enough HTTP for our own server, because standard clients take more time than the server. */
export class Connection {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #received = 0
  #expected: Expected | null = null
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null

  constructor(address: URL) {
    this.#socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true })
      .setTimeout(TIME_LIMIT_MS, () => this.close())
      .on('data', (chunk) => this.#take(chunk))
      .on('error', () => {})
      .on('close', () => this.#fail('The connection broke off.'))
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#received += chunk.length
    this.#expected ??= this.#readHead()
    if (this.#expected === null || this.#received < this.#expected.end) return
    const { status, head, start, end } = this.#expected
    const body = Buffer.concat(this.#chunks).subarray(start, end)
    this.#chunks = []
    this.#received = 0
    this.#expected = null
    if (/\r\nconnection: close/i.test(head)) this.close()
    this.#waiting?.resolve({ status, head, body })
    this.#waiting = null
  }

  #readHead(): Expected | null {
    const bytes = Buffer.concat(this.#chunks)
    const end = bytes.indexOf(END_OF_HEAD)
    if (end < 0) return null
    const head = bytes.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = WITHOUT_BODY.has(status) ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) this.#fail(`An answer does not tell its length: ${head}`)
    const start = end + END_OF_HEAD.length
    return { status, head, start, end: start + length }
  }

  #fail(message: string): void {
    this.#waiting?.reject(new Error(message))
    this.#waiting = null
  }
}

import { appear, untilGone } from './lifetime.ts'

/** The page passes a port. The browser opens `/download/{id}/{file name}` and streams what arrives through it. */
export interface DownloadAnnouncement {
  readonly kind: 'download'
  readonly id: string
  readonly fileName: string
  readonly mediaType: string
  /** In bytes, or `null` if unknown. */
  readonly length: number | null
}

/** Keeps the browser from stopping an idle service worker during a download. */
export interface DownloadHeartbeat {
  readonly kind: 'download-heartbeat'
}

export type ToDownload =
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'abort' }

export type FromDownload = { readonly kind: 'accepted' } | { readonly kind: 'taken'; readonly bytes: number }

interface DownloadMessage {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface DownloadRequest {
  readonly request: Request
  respondWith(response: Response): void
}

const PATH = /^\/download\/([\w-]+)\/[^/]+$/

const responsesById = new Map<string, Response>()

export function toDownloadPath({ id, fileName }: Pick<DownloadAnnouncement, 'id' | 'fileName'>): string {
  return `/download/${id}/${fileName}`
}

/** Lock that the receiver of a download holds until the browser has everything or cancels. */
export function toTakerName(id: string): string {
  return `download/${id}/taker`
}

/** Lock that the writer of a download holds until the receiver is gone. */
export function toWriterName(id: string): string {
  return `download/${id}/writer`
}

export async function acceptDownload({ data, ports }: DownloadMessage): Promise<void> {
  const port = ports[0]
  if (port === undefined || !isAnnouncement(data)) return
  const leave = await appear(toTakerName(data.id))
  responsesById.set(data.id, toResponse(data, toBody(port, toWriterName(data.id), leave)))
  send(port, { kind: 'accepted' })
}

export function takeDownload(event: DownloadRequest): boolean {
  const id = PATH.exec(new URL(event.request.url).pathname)?.[1]
  if (id === undefined) return false
  const response = responsesById.get(id)
  responsesById.delete(id)
  event.respondWith(response ?? new Response('This download has ended.', { status: 410 }))
  return true
}

function isAnnouncement(data: unknown): data is DownloadAnnouncement {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'download'
}

function toResponse({ fileName, mediaType, length }: DownloadAnnouncement, body: ReadableStream): Response {
  const headers = new Headers({
    'content-type': `${mediaType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  if (length !== null) headers.set('content-length', String(length))
  return new Response(body, { headers })
}

function toBody(
  port: MessagePort,
  writer: string,
  leave: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const arrived: Exclude<ToDownload, { kind: 'abort' }>[] = []
  let wake = () => {}
  const next = async () => {
    for (;;) {
      const message = arrived.shift()
      if (message !== undefined) return message
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const abort = () => {
          controller.error(new Error('The export was canceled'))
          leave()
        }
        port.onmessage = ({ data }: MessageEvent<ToDownload>) => {
          if (data.kind === 'abort') return abort()
          arrived.push(data)
          wake()
        }
        // The writer takes its lock before it sends the first message.
        port.addEventListener('message', () => void untilGone(writer).then(abort), { once: true })
      },
      async pull(controller) {
        const message = await next()
        if (message.kind === 'end') {
          controller.close()
          return leave()
        }
        controller.enqueue(message.bytes)
        send(port, { kind: 'taken', bytes: message.bytes.byteLength })
      },
      cancel: leave,
    },
    { highWaterMark: 1 },
  )
}

function send(port: MessagePort, message: FromDownload): void {
  port.postMessage(message)
}

import { appear, untilGone } from './lifetime.ts'

/**
 * A download that the page writes while the browser takes it. The page announces it with a port; the browser then opens
 * `/download/{id}/{file name}`, and the answer's body is what arrives through the port.
 */
export interface DownloadAnnouncement {
  readonly kind: 'download'
  readonly id: string
  readonly fileName: string
  readonly mediaType: string
  /** The size in bytes, or `null` when it cannot be known ahead. */
  readonly length: number | null
}

/** Keeps the service worker from being stopped as idle while a download runs. */
export interface DownloadHeartbeat {
  readonly kind: 'download-heartbeat'
}

export type ToDownload =
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'abort' }

export type FromDownload = { readonly kind: 'accepted' } | { readonly kind: 'taken'; readonly bytes: number }

/** What is read of a service worker's `message` event. */
interface DownloadMessage {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

/** What is used of a service worker's `fetch` event. */
interface DownloadRequest {
  readonly request: Request
  respondWith(response: Response): void
}

const PATH = /^\/download\/([\w-]+)\/[^/]+$/

const responsesById = new Map<string, Response>()

export function toDownloadPath({ id, fileName }: Pick<DownloadAnnouncement, 'id' | 'fileName'>): string {
  return `/download/${id}/${fileName}`
}

/** The name of whoever takes a download, there until the browser has all of it or takes no more. */
export function toTakerName(id: string): string {
  return `download/${id}/taker`
}

/** The name of whoever writes a download, there until its taker is gone. */
export function toWriterName(id: string): string {
  return `download/${id}/writer`
}

/** For the service worker's `message` event. */
export async function acceptDownload({ data, ports }: DownloadMessage): Promise<void> {
  const port = ports[0]
  if (port === undefined || !isAnnouncement(data)) return
  const leave = await appear(toTakerName(data.id))
  responsesById.set(data.id, toResponse(data, toBody(port, toWriterName(data.id), leave)))
  send(port, { kind: 'accepted' })
}

/** For the service worker's `fetch` event: answers it when it asks for an announced download. */
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
          controller.error(new Error('The export was cancelled'))
          leave()
        }
        port.onmessage = ({ data }: MessageEvent<ToDownload>) => {
          if (data.kind === 'abort') return abort()
          arrived.push(data)
          wake()
        }
        // Whoever writes is there before their first word.
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

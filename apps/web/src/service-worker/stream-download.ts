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

export type FromDownload =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'taken'; readonly bytes: number }
  /** The browser takes no more. */
  | { readonly kind: 'refused' }

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

/** For the service worker's `message` event. */
export function acceptDownload({ data, ports }: DownloadMessage): void {
  const port = ports[0]
  if (port === undefined || !isAnnouncement(data)) return
  responsesById.set(data.id, toResponse(data, toBody(port)))
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

function toBody(port: MessagePort): ReadableStream<Uint8Array<ArrayBuffer>> {
  const arrived: ToDownload[] = []
  let wake = () => {}
  port.onmessage = ({ data }: MessageEvent<ToDownload>) => {
    arrived.push(data)
    wake()
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        while (arrived.length === 0) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
        const message = arrived.shift()
        if (message?.kind === 'chunk') {
          controller.enqueue(message.bytes)
          send(port, { kind: 'taken', bytes: message.bytes.byteLength })
        } else if (message?.kind === 'end') {
          controller.close()
        } else {
          controller.error(new Error('The export was cancelled'))
        }
      },
      cancel() {
        send(port, { kind: 'refused' })
      },
    },
    { highWaterMark: 1 },
  )
}

function send(port: MessagePort, message: FromDownload): void {
  port.postMessage(message)
}

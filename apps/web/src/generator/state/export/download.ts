import { followDownload } from '#platform/document/download-blob.ts'
import {
  type DownloadAnnouncement,
  type DownloadHeartbeat,
  type FromDownload,
  toDownloadPath,
} from '#service-worker/stream-download.ts'

const ACCEPT_WITHIN_MS = 2000
const HEARTBEAT_MS = 10_000

export interface OpenDownload {
  readonly port: MessagePort
  begin(): void
  end(): void
}

/** Returns null if no service worker accepts the download. */
export async function openDownload(
  announcement: Omit<DownloadAnnouncement, 'kind'>,
): Promise<OpenDownload | null> {
  // Undefined outside secure contexts, although the DOM types say otherwise.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const worker = (await container?.getRegistration())?.active
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ kind: 'download', ...announcement } satisfies DownloadAnnouncement, [port1])
  if (!(await isAccepted(port2))) return null
  const heartbeat = setInterval(
    () => worker.postMessage({ kind: 'download-heartbeat' } satisfies DownloadHeartbeat),
    HEARTBEAT_MS,
  )
  return {
    port: port2,
    begin: () => followDownload(toDownloadPath(announcement)),
    end: () => clearInterval(heartbeat),
  }
}

function isAccepted(port: MessagePort): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ACCEPT_WITHIN_MS)
    port.onmessage = ({ data }: MessageEvent<FromDownload>) => {
      clearTimeout(timer)
      port.onmessage = null
      resolve(data.kind === 'accepted')
    }
  })
}

import { proxy, type Remote, wrap } from 'comlink'
import { toScriptUrl } from '../../../shared/lib/trusted-types.ts'
import type { DeskApi } from './desk.worker.ts'
import workerUrl from './desk.worker.ts?worker&url'

export type DeskLink = Remote<DeskApi>

/** How long to wait for a project to be saved after its page was left. */
const CLOSING_MS = 10_000

const workers = new WeakMap<DeskLink, Worker>()

export function openDesk(): DeskLink {
  const worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'desk' })
  const desk = wrap<DeskApi>(worker)
  workers.set(desk, worker)
  return desk
}

export async function endDesk(desk: DeskLink, closed: Promise<void>): Promise<void> {
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING_MS))])
  workers.get(desk)?.terminate()
}

export function toCallback<T extends (...args: never[]) => void>(callback: T) {
  return proxy(callback)
}

import { Listeners } from '#platform/lib/listeners.ts'

export interface ToastLink {
  readonly label: string
  readonly to: string
}

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  /** Names what the notification is about. */
  readonly subject?: string
  readonly link?: ToastLink
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly isLasting?: boolean
}

let current: Toast | null = null
let lastId = 0
const listeners = new Listeners()

/** Replaces the current notification, because only one shows at a time. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId++
  replace({ ...toast, id: lastId })
}

export function hideToast(id: number): void {
  if (current?.id === id) replace(null)
}

export const currentToast = {
  read: (): Toast | null => current,
  subscribe: listeners.subscribe,
}

function replace(toast: Toast | null): void {
  current = toast
  listeners.notify()
}

import { showToast } from './toast.ts'

export interface Notice {
  readonly title: string
  readonly description: string
}

/** Where a notice is kept while one document takes the place of another. */
const CARRIED = 'wordloom-notice'
const CARRIED_MILLISECONDS = 10_000

/** Keeps the notice for the document that comes after this one. */
export function carryNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...notice, at: Date.now() }))
  } catch {
    // Storage is forbidden: the notice shows as long as this document does.
  }
}

/** Goes on showing the notice with which the document before this one led here. */
export function showCarriedNotice(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED)
    if (carried === null) return
    sessionStorage.removeItem(CARRIED)
    const { title, description, at } = JSON.parse(carried)
    if (Date.now() - at < CARRIED_MILLISECONDS) showToast({ title, description })
  } catch {
    // Storage is forbidden.
  }
}

import { showToast } from './toast.ts'

export interface Notice {
  readonly title: string
  readonly description: string
}

const CARRIED = 'wordloom-notice'
const CARRIED_MILLISECONDS = 10_000

export function carryNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...notice, at: Date.now() }))
  } catch {
    // Storage is forbidden, so the notice shows only in this document.
  }
}

export function showCarriedNotice(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED)
    if (carried === null) return
    sessionStorage.removeItem(CARRIED)
    const { title, description, at } = JSON.parse(carried)
    if (Date.now() - at < CARRIED_MILLISECONDS) showToast({ title, description })
  } catch {
    // Storage is forbidden, so there's no notice.
  }
}

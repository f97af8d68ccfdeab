import { showToast } from './toast.ts'

export interface Notice {
  readonly title: string
  readonly description: string
}

const KEPT_NOTICE = 'wordloom-notice'
const KEPT_MILLISECONDS = 10_000

export function showNoticeOnNextPage(notice: Notice): void {
  try {
    sessionStorage.setItem(KEPT_NOTICE, JSON.stringify({ ...notice, at: Date.now() }))
  } catch {
    // Storage is forbidden, so the notice shows only in this document.
  }
}

export function showKeptNotice(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_NOTICE)
    if (kept === null) return
    sessionStorage.removeItem(KEPT_NOTICE)
    const { title, description, at } = JSON.parse(kept)
    if (Date.now() - at < KEPT_MILLISECONDS) showToast({ title, description })
  } catch {
    // Storage is forbidden, so there's no notice.
  }
}

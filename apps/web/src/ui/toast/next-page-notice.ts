import { keptInTab } from '#platform/lib/kept-text.ts'
import { showToast } from './toast.ts'

export interface Notice {
  readonly title: string
  readonly description: string
}

const KEPT_MILLISECONDS = 10_000

const kept = keptInTab('wordloom-notice')

export function showNoticeOnNextPage(notice: Notice): void {
  kept.writeJson({ ...notice, at: Date.now() })
}

export function showKeptNotice(): void {
  const { title, description, at } = Object(kept.readJson())
  kept.remove()
  if (Date.now() - at < KEPT_MILLISECONDS) showToast({ title, description })
}

import type { Project } from '@wordloom/contract'
import type { Glance } from './project-state.ts'

export type SyncReport =
  /** `project` is the server's response; null if no request was needed. */
  | { readonly kind: 'saved'; readonly project: Project | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string | null; readonly isRetried: boolean }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'conflict'; readonly mine: Glance; readonly theirs: Glance }
  | { readonly kind: 'gone' }

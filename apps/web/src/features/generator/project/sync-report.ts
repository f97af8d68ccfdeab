import type { Project } from '@wordloom/contract'
import type { Glance } from './project-state.ts'

/** How it stands between what a person sees of a project and what the server has of it. */
export type SyncReport =
  /** `project` is what the server answered, if it was asked. */
  | { readonly kind: 'saved'; readonly project: Project | null }
  | { readonly kind: 'saving' }
  /** It is tried again by itself, unless the server refused it for good. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly isRetried: boolean }
  | { readonly kind: 'unauthorized' }
  /** Changed elsewhere, and nothing was changed here: what is there now can be taken. */
  | { readonly kind: 'newer' }
  /** Changed elsewhere and here. */
  | { readonly kind: 'conflict'; readonly mine: Glance; readonly theirs: Glance }
  /** Deleted elsewhere. */
  | { readonly kind: 'gone' }

import { forgetAsked } from '../asked-for/asked-for.ts'

export const CONTACT_DRAFT_KEY = 'wordloom.contact'
export const SAVED_CHAINS_KEY = 'wordloom.cleaning'
export const SAVED_FILTERS_KEY = 'wordloom.filters'

/** Call this when a user signs out, so that the next user of the browser finds nothing of theirs. */
export function forgetDrafts(): void {
  forgetAsked()
  try {
    localStorage.removeItem(CONTACT_DRAFT_KEY)
    localStorage.removeItem(SAVED_CHAINS_KEY)
    localStorage.removeItem(SAVED_FILTERS_KEY)
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

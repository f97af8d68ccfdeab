import { forgetAsked } from '../asked-for/asked-for.ts'
import { keptOnDevice } from '../lib/kept-text.ts'

export const contactDraft = keptOnDevice('wordloom.contact')
export const savedChains = keptOnDevice('wordloom.cleaning')
export const savedFilters = keptOnDevice('wordloom.filters')

/** Call this when a user signs out, so that the next user of the browser finds nothing of theirs. */
export function forgetDrafts(): void {
  forgetAsked()
  contactDraft.remove()
  savedChains.remove()
  savedFilters.remove()
}

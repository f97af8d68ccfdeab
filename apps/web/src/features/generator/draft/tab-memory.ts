import { whereAllowed } from './where-allowed.ts'

const DRAFT_KEY = 'wordloom.draft'

/** The tab's own memory, which survives reloads and is written in an instant; it forgets all where it is forbidden. */
export const tabMemory = {
  readDraftId: (): string | null => whereAllowed(() => sessionStorage.getItem(DRAFT_KEY)),
  writeDraftId: (id: string): void => void whereAllowed(() => sessionStorage.setItem(DRAFT_KEY, id)),
}

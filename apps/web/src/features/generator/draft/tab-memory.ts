import { type Scope, toScopedKey } from './scope.ts'
import { whereAllowed } from './where-allowed.ts'

const DRAFT_KEY = 'wordloom.draft'

/** The tab's own memory, which survives reloads and is written in an instant; it forgets all where it is forbidden. */
export const tabMemory = {
  readDraftId: (scope: Scope): string | null =>
    whereAllowed(() => sessionStorage.getItem(toScopedKey(scope, DRAFT_KEY))),
  writeDraftId: (scope: Scope, id: string): void =>
    void whereAllowed(() => sessionStorage.setItem(toScopedKey(scope, DRAFT_KEY), id)),
}

import { type Scope, toScopedKey } from './scope.ts'
import { whereAllowed } from './where-allowed.ts'

const DRAFT_KEY = 'wordloom.draft'

/** Falls back to remembering nothing if the browser forbids session storage. */
export const tabMemory = {
  readDraftId: (scope: Scope): string | null =>
    whereAllowed(() => sessionStorage.getItem(toScopedKey(scope, DRAFT_KEY))),
  writeDraftId: (scope: Scope, id: string): void =>
    void whereAllowed(() => sessionStorage.setItem(toScopedKey(scope, DRAFT_KEY), id)),
}

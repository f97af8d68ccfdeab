import type { SharedList, SharedProject, SharedResult } from '@wordloom/contract'
import type { Text } from '../../memory/text.ts'

type Head<Shared> = Omit<Shared, 'kind' | 'frozenAt' | 'expiresAt'>

export type ShownItem = ShownList | ShownResult | ShownProject

interface ShownList {
  readonly kind: 'list'
  readonly head: Omit<Head<SharedList>, 'words'>
  readonly words: Text
}

export interface ShownResult {
  readonly kind: 'result'
  readonly head: Omit<Head<SharedResult>, 'recipe' | 'combinations'>
  readonly recipe: Text | null
  readonly text: Text | null
}

interface ShownProject {
  readonly kind: 'project'
  readonly head: Pick<SharedProject, 'name' | 'description' | 'updatedAt'>
  /** A JSON object. */
  readonly state: Text
}

import type { Items, SavedList, SavedListSummary, SavedResultSummary, SentRecipe } from '@wordloom/contract'
import type { Text } from '../../memory/text.ts'
import type { Repeat } from '../../ports/repeat.ts'

interface Part {
  readonly projectId: number
}

export interface WholeList {
  readonly head: Omit<SavedList, 'words'>
  readonly words: Text
}

interface StoredList extends WholeList {
  readonly preview: readonly string[]
}

export interface Lists {
  summaries(userId: string, part: Part): Promise<SavedListSummary[]>
  whole(userId: string, part: Part): Promise<AsyncIterable<readonly WholeList[]>>
  create(
    userId: string,
    draft: Part & { readonly name: string; readonly words: Items },
    repeat: Repeat | null,
  ): Promise<StoredList>
}

interface ResultDraft extends Part {
  readonly name: string
  readonly description?: string | null | undefined
  readonly combinations?: Items | undefined
  readonly recipe?: SentRecipe | undefined
  readonly separator: string
  readonly wrap: string
}

export interface Results {
  summaries(userId: string, part: Part): Promise<SavedResultSummary[]>
  whole(userId: string, part: Part): Promise<AsyncIterable<string>>
  create(userId: string, draft: ResultDraft, repeat: Repeat | null): Promise<SavedResultSummary>
  createWhole(
    userId: string,
    draft: ResultDraft,
    repeat: Repeat | null,
  ): Promise<{ readonly version: number; readonly json: AsyncIterable<string> }>
}

import {
  type Project,
  projects,
  type Recipe,
  type SavedList,
  type SavedListSummary,
  type SavedResult,
  type SavedResultRecipe,
  type SavedResultSummary,
  type SentBodyOf,
  type SharedList,
  type SharedProject,
  type SharedResult,
  savedLists,
  savedResults,
  shares,
} from '@wordloom/contract'
import { expose } from 'comlink'
import { type CallOptions, call } from '#platform/lib/api.ts'
import { compareVersion } from './compare-version.ts'
import { mergeTexts } from './merge-texts.ts'
import { toOutcome } from './outcome.ts'
import { toWords } from './words.ts'

export interface ListDraft {
  readonly name: string
  readonly text: string
  readonly folderId?: number | null
  readonly projectId?: number | null
  readonly account?: string | undefined
}

export interface ResultDraft {
  readonly name: string
  readonly description: string | null
  readonly separator: string
  readonly wrap: string
  /** Either `recipe` or `text` is set. */
  readonly recipe?: Recipe
  readonly text?: string
  readonly projectId?: number | null
  readonly account?: string | undefined
}

export interface ListContent extends Pick<SavedList, 'id' | 'name' | 'version' | 'wordCount'> {
  readonly text: string
}

/** `text` is null if there are too many combinations. */
export interface ResultContent
  extends Pick<SavedResult, 'id' | 'name' | 'description' | 'version' | 'recipe'> {
  readonly text: string | null
}

/** The item that a share link shows, with its words or combinations as one text. */
export type SharedContent =
  | (Omit<SharedList, 'words'> & { readonly text: string })
  | (Omit<SharedResult, 'combinations'> & { readonly text: string | null })
  | SharedProject

const content = {
  loadList: (id: number, account?: string) =>
    toOutcome(async () => toListContent(await readList(id, account))),

  mergeTexts: (...texts: Parameters<typeof mergeTexts>) => toOutcome(async () => mergeTexts(...texts)),

  compareVersion: (...place: Parameters<typeof compareVersion>) => toOutcome(() => compareVersion(...place)),

  loadResult: (id: number, account?: string) => toOutcome(() => readResultContent(id, account)),

  loadRecipe: (id: number, account?: string) => toOutcome(() => readRecipe(id, account)),

  openShared: (body: SentBodyOf<typeof shares.open>) =>
    toOutcome(async () => toSharedContent(await call(shares.open, { body }))),

  joinLists: (ids: readonly number[]) =>
    toOutcome(async () => {
      const parts: string[] = []
      for (const id of ids) parts.push((await readList(id)).words.join('\n'))
      return parts.join('\n')
    }),

  createList: ({ text, projectId = null, account, ...draft }: ListDraft, idempotencyKey: string) =>
    toOutcome(() => postList(draft, toWords(text), { projectId, account }, { idempotencyKey })),

  replaceList: (id: number, { name, text, account }: ListDraft, ifMatch: number | null) =>
    toOutcome(() => putList(id, account, { name, words: toWords(text) }, ifMatch)),

  createResult: ({ text, projectId = null, account, ...draft }: ResultDraft, idempotencyKey: string) =>
    toOutcome(async () => {
      const combinations = text === undefined ? undefined : toCombinations(text)
      return postResult(draft, combinations, { projectId, account }, { idempotencyKey })
    }),

  replaceResult: (id: number, { name, description, text = '' }: ResultDraft, ifMatch: number | null) =>
    toOutcome(async () => {
      const body = { name, ...(description !== null && { description }), combinations: toCombinations(text) }
      const changed = await call(savedResults.replace, { params: { id }, query: SUMMARY, body, ifMatch })
      return changed as SavedResultSummary
    }),

  addListToProject: (id: number, account: string | undefined, projectId: number, idempotencyKey: string) =>
    toOutcome(async () => {
      const { name, words } = await readList(id, account)
      return postList({ name }, words, { projectId }, { idempotencyKey })
    }),

  addResultToProject: (
    result: SavedResultSummary,
    account: string | undefined,
    projectId: number,
    idempotencyKey: string,
  ) =>
    toOutcome(async () => {
      const { id, name, description, separator, wrap, hasRecipe } = result
      const draft = { name, description, separator, wrap }
      const { recipe } = hasRecipe ? await readRecipe(id, account) : { recipe: null }
      const combinations = recipe === null ? (await readResult(id, account)).combinations : null
      return postResult(
        { ...draft, ...(recipe && { recipe }) },
        combinations ?? undefined,
        { projectId },
        {
          idempotencyKey,
        },
      )
    }),
}

export type ContentApi = typeof content

expose(content)

function readList(id: number, account?: string): Promise<SavedList> {
  return call(savedLists.read, { params: { id }, query: { account } })
}

function readResult(id: number, account?: string): Promise<SavedResult> {
  return call(savedResults.read, { params: { id }, query: { account } })
}

function readRecipe(id: number, account?: string): Promise<SavedResultRecipe> {
  return call(savedResults.recipe, { params: { id }, query: { account } })
}

async function readResultContent(id: number, account?: string): Promise<ResultContent> {
  const { name, description, version, recipe, combinations } = await readResult(id, account)
  return {
    id,
    name,
    description,
    version,
    recipe,
    text: combinations === null ? null : combinations.join('\n'),
  }
}

/** Makes the server respond with a summary instead of repeating the content. The casts below rely on that. */
const SUMMARY = { view: 'summary' } as const

interface Place {
  readonly projectId: Project['id'] | null
  /** The owner's, if the project isn't one's own. */
  readonly account?: string | undefined
}

async function postList(
  draft: { readonly name: string; readonly folderId?: number | null },
  words: readonly string[],
  { projectId, account }: Place,
  options: CallOptions,
): Promise<SavedListSummary> {
  const { name } = draft
  const made =
    projectId === null
      ? await call(savedLists.create, { query: SUMMARY, body: { ...draft, words }, ...options })
      : await call(projects.addList, {
          params: { id: projectId },
          query: { ...SUMMARY, account },
          body: { name, words },
          ...options,
        })
  return made as SavedListSummary
}

async function putList(
  id: number,
  account: string | undefined,
  body: { readonly name: string; readonly words: readonly string[] },
  ifMatch: number | null,
): Promise<SavedListSummary> {
  return (await call(savedLists.replace, {
    params: { id },
    query: { ...SUMMARY, account },
    body,
    ifMatch,
  })) as SavedListSummary
}

async function postResult(
  { description, ...draft }: Omit<ResultDraft, 'text' | 'projectId' | 'account'>,
  combinations: readonly string[] | undefined,
  { projectId, account }: Place,
  options: CallOptions,
): Promise<SavedResultSummary> {
  const body = {
    ...draft,
    ...(description !== null && { description }),
    ...(combinations && { combinations }),
  }
  const made =
    projectId === null
      ? await call(savedResults.create, { query: SUMMARY, body, ...options })
      : await call(projects.addResult, {
          params: { id: projectId },
          query: { ...SUMMARY, account },
          body,
          ...options,
        })
  return made as SavedResultSummary
}

function toListContent({ id, name, version, wordCount, words }: SavedList): ListContent {
  return { id, name, version, wordCount, text: words.join('\n') }
}

function toSharedContent(item: SharedList | SharedResult | SharedProject): SharedContent {
  switch (item.kind) {
    case 'list': {
      const { words, ...rest } = item
      return { ...rest, text: words.join('\n') }
    }
    case 'result': {
      const { combinations, ...rest } = item
      return { ...rest, text: combinations === null ? null : combinations.join('\n') }
    }
    case 'project':
      return item
  }
}

function toCombinations(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}

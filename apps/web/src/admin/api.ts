import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { admin, deadLetters, INSPECTED_PAGE_ITEMS, type UserFilter } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'

/** Accounts also change outside this page, so each visit loads them again from the first page. */
const FRESH = { staleTime: 0, gcTime: 0 } as const

interface Paged<Cursor> {
  readonly initialPageParam: Cursor | undefined
}
const BY_CURSOR: Paged<string> = { initialPageParam: undefined }
const BY_ITEM: Paged<number> = { initialPageParam: undefined }

export const adminQueries = {
  users: (search: string, filter: UserFilter) =>
    infiniteQueryOptions({
      ...FRESH,
      ...BY_CURSOR,
      queryKey: [admin.users.path, search, filter],
      queryFn: ({ pageParam: after, signal }) =>
        call(admin.users, { query: { search: search || undefined, filter, after }, signal }),
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),

  summary: { ...FRESH, queryKey: [admin.summary.path], queryFn: () => call(admin.summary) },

  deadLetters: { ...FRESH, queryKey: [deadLetters.list.path], queryFn: () => call(deadLetters.list) },

  auditLog: (user: string, action: string) =>
    infiniteQueryOptions({
      ...FRESH,
      ...BY_CURSOR,
      queryKey: [admin.auditLog.path, user, action],
      queryFn: ({ pageParam: after, signal }) =>
        call(admin.auditLog, {
          query: { user: user || undefined, action: action || undefined, after },
          signal,
        }),
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),

  lists: (id: string) =>
    infiniteQueryOptions({
      ...FRESH,
      ...BY_ITEM,
      queryKey: [admin.savedLists.path, id],
      queryFn: ({ pageParam: before, signal }) =>
        call(admin.savedLists, { params: { id }, query: { before }, signal }),
      getNextPageParam: toItemBefore,
    }),

  results: (id: string) =>
    infiniteQueryOptions({
      ...FRESH,
      ...BY_ITEM,
      queryKey: [admin.savedResults.path, id],
      queryFn: ({ pageParam: before, signal }) =>
        call(admin.savedResults, { params: { id }, query: { before }, signal }),
      getNextPageParam: toItemBefore,
    }),
} as const

function toItemBefore(page: readonly { readonly id: number }[]): number | undefined {
  return page.length < INSPECTED_PAGE_ITEMS ? undefined : page.at(-1)?.id
}

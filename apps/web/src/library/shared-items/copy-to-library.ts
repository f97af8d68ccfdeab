import { projects } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { refresh } from '../changes/refresh.ts'
import { createList, createResult, type SharedContent } from '../content/content.ts'
import { PROJECTS_KEY } from '../keys.ts'
import { toProjectPath } from '../places.ts'
import { OWN } from '../scope.ts'

/** Returns the path of the copy. `key` is an Idempotency-Key. @throws {ApiError | NetworkError} */
export async function copyToLibrary(item: SharedContent, key: string): Promise<string> {
  switch (item.kind) {
    case 'list':
      await createList(OWN, { name: item.name, text: item.text }, key)
      return toProjectPath(null, 'lists')
    case 'result': {
      const { name, description, separator, wrap, recipe, text } = item
      await createResult(
        OWN,
        { name, description, separator, wrap, ...(recipe === null ? { text: text ?? '' } : { recipe }) },
        key,
      )
      return toProjectPath(null, 'results')
    }
    case 'project': {
      const { kind, frozenAt, expiresAt, updatedAt, description, columns, ...state } = item
      // The chosen lists are in the owner's library.
      const own = columns.map(({ selectedListIds: _, ...column }) => column)
      const body = { ...(description !== null && { description }), ...state, columns: own }
      const { id } = await call(projects.create, { body, idempotencyKey: key })
      refresh(PROJECTS_KEY)
      return `/projects/${id}`
    }
  }
}

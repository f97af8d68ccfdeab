import type { InspectedList, InspectedResult, User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { PerformAction } from './actions/perform.ts'
import type { AdminParts } from './parts.ts'

export function createInspecting({ storage, inspection }: AdminParts, perform: PerformAction) {
  return {
    async user(id: string): Promise<User> {
      const user = await storage.find(id)
      if (user === null) throw new RequestError('not_found')
      return user
    },

    async lists(viewer: Viewer, id: string, client: Client, before?: number): Promise<InspectedList[]> {
      await perform({ viewer, id, client }, ({ record }) => record('saved_lists_viewed'))
      return inspection.lists(id, before)
    },

    async results(viewer: Viewer, id: string, client: Client, before?: number): Promise<InspectedResult[]> {
      await perform({ viewer, id, client }, ({ record }) => record('saved_results_viewed'))
      return inspection.results(id, before)
    },
  }
}

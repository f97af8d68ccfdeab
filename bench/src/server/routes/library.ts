import type { Call } from '../load/request.ts'
import type { Route, RouteBars } from './route.ts'
import { aList, createSavedLists } from './saved-lists.ts'

const READS = 1000
const WRITES = 500

const SMALL: RouteBars = { processor: 5, rate: 0.2, p99Ms: 40 }
const LISTS: RouteBars = { processor: 20, rate: 0.04, p99Ms: 100, perSecond: 400 }
const SAVE: RouteBars = { processor: 15, rate: 0.03, p99Ms: 100, perSecond: 300 }
const CHANGE: RouteBars = { processor: 12, rate: 0.04, p99Ms: 80 }

export async function libraryRoutes(
  address: string,
  { reader, writer }: { readonly reader: string; readonly writer: string },
): Promise<readonly Route[]> {
  const readers = createSavedLists(address, reader)
  await readers.fill(50)
  for (let folder = 0; folder < 20; folder++) await readers.addFolder(`Folder ${folder}`)
  const savedLists = createSavedLists(address, writer)
  const folderId = await savedLists.addFolder('Folder')
  let ids: readonly number[] = []

  const reading = (name: string, path: string, bars: RouteBars = {}): Route => ({
    name,
    times: READS,
    call: { path, headers: { cookie: reader } },
    status: 200,
    bars,
  })
  const changing = (name: string, status: number, toCall: (path: string, at: number) => Call): Route => ({
    name,
    times: WRITES,
    before: async () => {
      ids = await savedLists.fill(WRITES)
    },
    call: (at) => ({
      ...toCall(`/api/saved-lists/${ids[at % ids.length]}`, at),
      headers: { cookie: writer },
    }),
    status,
    bars: CHANGE,
  })

  return [
    reading('20 folders', '/api/folders', SMALL),
    reading('50 lists, summaries', '/api/saved-lists?view=summary'),
    reading('50 lists of 100 words', '/api/saved-lists', LISTS),
    {
      name: 'save a list of 100 words',
      times: WRITES,
      before: savedLists.empty,
      call: savedLists.saving,
      status: 201,
      bars: SAVE,
    },
    changing('change a list of 100 words', 200, (path, at) => ({ path, method: 'PUT', body: aList(-at) })),
    changing('move a list', 200, (path) => ({
      path: `${path}/folder`,
      method: 'PUT',
      body: JSON.stringify({ folderId }),
    })),
    changing('delete a list', 204, (path) => ({ path, method: 'DELETE' })),
  ]
}

import type { Call } from './load/request.ts'
import { send } from './load/send.ts'
import type { Route, RouteBars } from './route.ts'

const READS = 1000
const WRITES = 500

const SMALL: RouteBars = { processor: 5, rate: 0.2, p99Ms: 40 }
const LISTS: RouteBars = { processor: 20, rate: 0.04, p99Ms: 100, perSecond: 400 }
const SAVE: RouteBars = { processor: 15, rate: 0.03, p99Ms: 100, perSecond: 300 }
const CHANGE: RouteBars = { processor: 12, rate: 0.04, p99Ms: 80 }

const WORDS = Array.from({ length: 100 }, (_, at) => `word ${at}`)

/** Lists and folders: of a reader who has 50 lists of 100 words and 20 folders, and of a writer. */
export async function libraryRoutes(
  address: string,
  { reader, writer }: { readonly reader: string; readonly writer: string },
): Promise<readonly Route[]> {
  for (let list = 0; list < 50; list++) await post(address, reader, '/api/saved-lists', aList(list))
  for (let folder = 0; folder < 20; folder++)
    await post(address, reader, '/api/folders', { name: `Folder ${folder}` })
  const folderId = (await post(address, writer, '/api/folders', { name: 'Folder' })).id
  let ids: readonly number[] = []

  const reading = (name: string, path: string, bars: RouteBars = {}): Route => ({
    name,
    times: READS,
    call: { path, headers: { cookie: reader } },
    status: 200,
    bars,
  })
  const writing = (
    name: string,
    { status, bars }: Pick<Route, 'status' | 'bars'>,
    toCall: (at: number) => Omit<Call, 'headers'>,
  ): Route => ({
    name,
    times: WRITES,
    call: (at) => ({ ...toCall(at), headers: { cookie: writer } }),
    status,
    bars: bars ?? {},
  })
  const pathOf = (at: number) => `/api/saved-lists/${ids[at % ids.length]}`

  return [
    reading('20 folders', '/api/folders', SMALL),
    reading('50 lists, summaries', '/api/saved-lists?view=summary'),
    reading('50 lists of 100 words', '/api/saved-lists', LISTS),
    {
      ...writing('save a list of 100 words', { status: 201, bars: SAVE }, (at) => ({
        path: '/api/saved-lists',
        method: 'POST',
        body: JSON.stringify(aList(at)),
      })),
      before: () => empty(address, writer),
    },
    {
      ...writing('change a list of 100 words', { status: 200, bars: CHANGE }, (at) => ({
        path: pathOf(at),
        method: 'PUT',
        body: JSON.stringify(aList(-at)),
      })),
      before: async () => {
        ids = await idsOf(address, writer)
      },
    },
    writing('move a list', { status: 200, bars: CHANGE }, (at) => ({
      path: `${pathOf(at)}/folder`,
      method: 'PUT',
      body: JSON.stringify({ folderId }),
    })),
    writing('delete a list', { status: 204, bars: CHANGE }, (at) => ({ path: pathOf(at), method: 'DELETE' })),
  ]
}

function aList(number: number) {
  return { name: `List ${number}`, words: WORDS.map((word) => `${word} of ${number}`) }
}

async function post(address: string, cookie: string, path: string, body: object): Promise<{ id: number }> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { id: number }
}

async function idsOf(address: string, cookie: string): Promise<readonly number[]> {
  const answer = await fetch(`${address}/api/saved-lists?view=summary`, { headers: { cookie } })
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id)
}

/** For good. */
async function empty(address: string, cookie: string): Promise<void> {
  const ids = await idsOf(address, cookie)
  const headers = { cookie }
  await send(
    address,
    (at) => ({ path: `/api/saved-lists/${ids[at]}`, method: 'DELETE', headers }),
    ids.length,
    4,
  )
  await send(address, { path: '/api/trash', method: 'DELETE', headers }, 1, 1)
}

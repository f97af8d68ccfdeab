import { type Call, send } from './load.ts'
import type { Route } from './ratios.ts'

const READS = 1000
const WRITES = 500

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

  const reading = (name: string, path: string): Route => ({
    name,
    times: READS,
    call: { path, headers: { cookie: reader } },
    status: 200,
  })
  const writing = (name: string, status: number, toCall: (at: number) => Omit<Call, 'headers'>): Route => ({
    name,
    times: WRITES,
    call: (at) => ({ ...toCall(at), headers: { cookie: writer } }),
    status,
  })
  const pathOf = (at: number) => `/api/saved-lists/${ids[at % ids.length]}`

  return [
    reading('20 folders', '/api/folders'),
    reading('50 lists, summaries', '/api/saved-lists?view=summary'),
    reading('50 lists of 100 words', '/api/saved-lists'),
    {
      ...writing('save a list of 100 words', 201, (at) => ({
        path: '/api/saved-lists',
        method: 'POST',
        body: JSON.stringify(aList(at)),
      })),
      before: () => empty(address, writer),
    },
    {
      ...writing('change a list of 100 words', 200, (at) => ({
        path: pathOf(at),
        method: 'PUT',
        body: JSON.stringify(aList(-at)),
      })),
      before: async () => {
        ids = await idsOf(address, writer)
      },
    },
    writing('move a list', 200, (at) => ({
      path: `${pathOf(at)}/folder`,
      method: 'PUT',
      body: JSON.stringify({ folderId }),
    })),
    writing('delete a list', 204, (at) => ({ path: pathOf(at), method: 'DELETE' })),
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

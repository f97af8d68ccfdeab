import type { Call } from '../load/request.ts'
import { send } from '../load/send.ts'

const AT_ONCE = 4
const WORDS = Array.from({ length: 100 }, (_, at) => `word ${at}`)

export function createSavedLists(address: string, cookie: string) {
  const headers = { cookie, 'content-type': 'application/json' }
  const saving = (number: number): Call => ({
    path: '/api/saved-lists',
    method: 'POST',
    headers: { cookie },
    body: aList(number),
  })

  async function read(): Promise<readonly number[]> {
    const answer = await ask('/api/saved-lists?view=summary', { headers })
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id)
  }

  async function ask(path: string, init: RequestInit): Promise<Response> {
    for (;;) {
      const answer = await fetch(`${address}${path}`, init)
      if (answer.ok) return answer
      if (answer.status !== 503) throw new Error(`${path} returned ${answer.status}`)
    }
  }

  return {
    saving,

    async addFolder(name: string): Promise<number> {
      const body = JSON.stringify({ name })
      const answer = await ask('/api/folders', { method: 'POST', headers, body })
      return ((await answer.json()) as { id: number }).id
    },

    async fill(size: number): Promise<readonly number[]> {
      let ids = await read()
      while (ids.length < size) {
        await send(address, saving, size - ids.length, AT_ONCE)
        ids = await read()
      }
      return ids
    },

    async empty(): Promise<void> {
      for (let ids = await read(); ids.length > 0; ids = await read()) {
        const deleting = (at: number): Call => ({
          path: `/api/saved-lists/${ids[at]}`,
          method: 'DELETE',
          headers: { cookie },
        })
        await send(address, deleting, ids.length, AT_ONCE)
      }
      await ask('/api/trash', { method: 'DELETE', headers: { cookie } })
    },
  }
}

export function aList(number: number): string {
  return JSON.stringify({ name: `List ${number}`, words: WORDS.map((word) => `${word} of ${number}`) })
}

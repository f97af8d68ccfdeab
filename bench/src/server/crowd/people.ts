import { Connection } from '../load/connection.ts'
import { type Call, toRequest } from '../load/request.ts'
import { signInAdministrator, signUp } from '../routes/members.ts'
import { aList } from '../routes/saved-lists.ts'

const ACTIVE = 200
const RETURNING = 20
const AT_ONCE = 4
const LISTS = 20
const RESULTS = 5
const WORDS = Array.from({ length: 10 }, (_, at) => `word ${at}`)

export interface Person {
  readonly cookie: string
  readonly folder: number
  readonly lists: readonly number[]
  readonly made: number[]
}

export interface Crowd {
  readonly people: readonly Person[]
  readonly returning: readonly string[]
  readonly administrator: string
}

export async function gatherCrowd(address: string): Promise<Crowd> {
  const people: Person[] = []
  let begun = 0
  const worker = async () => {
    while (begun < ACTIVE) people.push(await settle(address, `person-${begun++}@example.org`))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const emails = Array.from({ length: RETURNING }, (_, at) => `returning-${at}@example.org`)
  for (const email of emails) await signUp(address, email)
  return { people, returning: emails, administrator: await signInAdministrator(address) }
}

async function settle(address: string, email: string): Promise<Person> {
  const cookie = await signUp(address, email)
  const url = new URL(address)
  const connection = new Connection(url)
  const make = async (path: string, body: string): Promise<number> => {
    const call: Call = { path, method: 'POST', headers: { cookie }, body }
    const answer = await connection.ask(toRequest(url.host, call))
    if (answer.status !== 201) throw new Error(`${path} returned ${answer.head}`)
    return idOf(answer.body)
  }
  const folder = await make('/api/folders', JSON.stringify({ name: 'Folder' }))
  const lists: number[] = []
  for (let number = 0; number < LISTS; number++)
    lists.push(await make('/api/saved-lists?view=summary', aList(number)))
  const column = WORDS.join('\n')
  const recipe = { columns: [column, column, column], separator: 'space', wrap: 'nothing' }
  for (let number = 0; number < RESULTS; number++)
    await make('/api/saved-results?view=summary', JSON.stringify({ name: `Result ${number}`, recipe }))
  connection.close()
  return { cookie, folder, lists, made: [] }
}

export function idOf(body: Buffer): number {
  return Number(/"id":(\d+)/.exec(body.toString('latin1', 0, 100))?.[1])
}

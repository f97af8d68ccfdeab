import { idOf } from '../crowd/people.ts'
import type { Place } from '../place.ts'
import { join, openAccount } from './accounts/account.ts'
import type { Verdict } from './verdict.ts'

const PAIRS = 2400
const ROOM = { ACCOUNT_MEGABYTES: '1' }

/** Each deleted folder leaves a row in the trash. */
export async function measureQuota(openPlace: () => Promise<Place>): Promise<readonly Verdict[]> {
  await using place = await openPlace()
  await using product = await place.start({ settings: ROOM })
  const account = openAccount(product.address, await join(product.address, 'hoarder@example.org'))
  const started = performance.now()
  let refusal: string | null = null
  for (let pair = 1; pair <= PAIRS && refusal === null; pair++) {
    const made = await account.post('/api/folders', JSON.stringify({ name: `Folder ${pair}` }))
    const status =
      made.status === 201 ? (await account.remove(`/api/folders/${idOf(made.body)}`)).status : made.status
    if (status >= 400 && status < 500) refusal = `${status} at pair ${pair}`
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return [
    {
      what: `${PAIRS} folders made and deleted by one session, ACCOUNT_MEGABYTES=1: refused`,
      measured: `${refusal ?? 'never'}, after ${seconds} s`,
      bar: 'once',
      isMet: refusal !== null,
    },
  ]
}

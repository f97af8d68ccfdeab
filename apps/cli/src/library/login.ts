import { sessions, TOKEN_PATTERN } from '@wordloom/contract'
import { LibraryError } from '../library-error.ts'
import { writeText } from '../output/output.ts'
import { toAddress } from './address.ts'
import { askToken } from './ask-token.ts'
import { forgetCredentials, keepCredentials, readKept } from './credentials.ts'
import { createServer } from './server.ts'
import { ADDRESS_TEXTS, LOGIN_TEXTS as T } from './texts.ts'

export async function login(given: string | undefined): Promise<void> {
  const named = given ?? process.env['WORDLOOM_ADDRESS'] ?? readKept()?.address
  if (named === undefined) throw new LibraryError(ADDRESS_TEXTS.none)
  const address = toAddress(named)
  const token = process.env['WORDLOOM_TOKEN'] ?? (await askToken(address))
  if (!TOKEN_PATTERN.test(token)) throw new LibraryError(T.isNoToken)
  const { email } = await createServer({ address, token }).call(sessions.currentUser)
  keepCredentials({ address, token })
  writeText(T.done(address, email))
}

export function logout(): void {
  const kept = readKept()
  forgetCredentials()
  writeText(kept === null ? T.wasOut : T.out(kept.address))
}

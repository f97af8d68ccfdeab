import { toDate } from '../../../shared/format/dates.ts'
import { CODES_FILE_TEXTS as T } from '../texts.ts'

interface CodesOwner {
  readonly email: string
  readonly site: string
  readonly day: Date
}

/** The file has to explain itself years later. */
export function toCodesFile(codes: readonly string[], { email, site, day }: CodesOwner): string {
  return [T.heading(site), T.account(email, toDate(day)), '', T.use, '', ...codes, ''].join('\n')
}

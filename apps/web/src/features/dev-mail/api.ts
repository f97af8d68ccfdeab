import { demoMail } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'

/** Mails of the demo. Each look asks anew: they arrive without this page. */
export const demoMailQueries = {
  list: { queryKey: [demoMail.list.path], queryFn: () => call(demoMail.list), staleTime: 0 },
  mail: (id: string) => ({
    queryKey: [demoMail.list.path, id],
    queryFn: () => call(demoMail.read, { params: { id } }),
  }),
} as const

/** Where the HTML part of a mail is: a document of its own. */
export function toHtmlPath(id: string): string {
  return demoMail.readHtml.path.replace(':id', encodeURIComponent(id))
}

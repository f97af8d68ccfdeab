import { demoMail } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'

/** Mails arrive without this page, so each visit loads the list again. */
export const demoMailQueries = {
  list: { queryKey: [demoMail.list.path], queryFn: () => call(demoMail.list), staleTime: 0 },
  mail: (id: string) => ({
    queryKey: [demoMail.list.path, id],
    queryFn: () => call(demoMail.read, { params: { id } }),
  }),
} as const

export function toHtmlPath(id: string): string {
  return demoMail.readHtml.path.replace(':id', encodeURIComponent(id))
}

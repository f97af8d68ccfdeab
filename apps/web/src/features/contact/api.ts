import { contact } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'

export const contactOptions = {
  queryKey: [contact.options.path],
  queryFn: () => call(contact.options),
} as const

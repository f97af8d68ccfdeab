import { expose } from 'comlink'
import { DomainList, type DomainsInput } from './domain-list.ts'
import { IDNA_CODEC } from './idna-codec.ts'

let list: DomainList | null = null

const api = {
  make(input: DomainsInput) {
    list = new DomainList(input, IDNA_CODEC)
    return list.summary
  },
  rows: (from: number, count: number) => made().rows(from, count),
  /** One name per line, in the form that the DNS uses. */
  text: () =>
    made()
      .rows(0, made().summary.names)
      .map(({ name }) => name)
      .join('\n'),
}
export type DomainsApi = typeof api

expose(api)

function made(): DomainList {
  if (list === null) throw new Error('Make names first')
  return list
}

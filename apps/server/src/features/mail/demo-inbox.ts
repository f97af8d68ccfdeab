import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoMail, DemoMailSummary } from '@wordloom/contract'
import type { Email } from 'postal-mime'
import { RequestError } from '../../errors.ts'
import { isMailFile } from './transports/mail-file.ts'

const MAX_LISTED = 100

/** Later ids have more digits. */
const BY_TIME = new Intl.Collator('en', { numeric: true })

export interface DemoInbox {
  list(): Promise<DemoMailSummary[]>
  read(id: string): Promise<DemoMail>
  readHtml(id: string): Promise<string>
}

export function createDemoInbox(folder: string): DemoInbox {
  const parse = async (fileName: string): Promise<Email> => {
    if (!isMailFile(fileName)) throw new RequestError('not_found')
    const { default: PostalMime } = await import('postal-mime')
    return PostalMime.parse(await readFile(join(folder, fileName)).catch(refuseMissing))
  }

  return {
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter(isMailFile)
      const newest = names.toSorted(BY_TIME.compare).slice(-MAX_LISTED).toReversed()
      return Promise.all(newest.map(async (name) => toSummary(name.replace('.eml', ''), await parse(name))))
    },
    async read(id) {
      const email = await parse(`${id}.eml`)
      return { ...toSummary(id, email), from: toText(email.from), text: email.text ?? '' }
    },
    async readHtml(id) {
      const { html } = await parse(`${id}.eml`)
      if (html === undefined) throw new RequestError('not_found')
      return html.replace('<head>', '<head><base target="_blank">')
    },
  }
}

function toSummary(id: string, { to, subject = '', date = '' }: Email): DemoMailSummary {
  return { id, to: toText(to?.[0]), subject, sentAt: new Date(date).toISOString() }
}

function toText(address: Email['from']): string {
  if (address?.address === undefined) return ''
  return address.name === '' ? address.address : `${address.name} <${address.address}>`
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new RequestError('not_found')
  throw error
}

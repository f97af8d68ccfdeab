import type { FastifyInstance } from 'fastify'
import { aBrowser, type Browser } from '../../../testing/a-browser.ts'
import { type Person, PUBLIC_URL, signInAt } from './a-provider.ts'

/** Signs in at the provider and returns the path of the callback, which works once. */
export async function wayBack(browser: Browser, person: Person | 'cancel', query = ''): Promise<string> {
  const { headers } = await browser.send('GET', `/api/login${query}`)
  const callback = await signInAt(String(headers.location), person)
  return callback.slice(PUBLIC_URL.length)
}

export async function arrive(browser: Browser, person: Person, query = '') {
  return browser.send('GET', await wayBack(browser, person, query))
}

export async function anArrival(app: FastifyInstance, person: Person): Promise<Browser> {
  const browser = aBrowser(app)
  await arrive(browser, person)
  return browser
}

import type { FastifyInstance } from 'fastify'
import { aBrowser, type Browser } from '../../../testing/a-browser.ts'
import { type Person, PUBLIC_URL, signInAt } from './a-provider.ts'

/** The address that a browser comes back to from the provider: with what it may be used once. */
export async function wayBack(browser: Browser, person: Person | 'cancel', query = ''): Promise<string> {
  const { headers } = await browser.send('GET', `/api/login${query}`)
  const callback = await signInAt(String(headers.location), person)
  return callback.slice(PUBLIC_URL.length)
}

/** Signs somebody in through the provider. */
export async function arrive(browser: Browser, person: Person, query = '') {
  return browser.send('GET', await wayBack(browser, person, query))
}

/** A browser in which somebody has signed in through the provider. */
export async function anArrival(app: FastifyInstance, person: Person): Promise<Browser> {
  const browser = aBrowser(app)
  await arrive(browser, person)
  return browser
}

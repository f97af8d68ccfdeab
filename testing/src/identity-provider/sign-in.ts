import type { FastifyInstance } from 'fastify'
import { aBrowser, type Browser } from '../server/browser.ts'
import { type Person, PUBLIC_URL, signInAt } from './process.ts'

export async function callbackOf(browser: Browser, person: Person | 'cancel', query = ''): Promise<string> {
  const { headers } = await browser.send('GET', `/api/login${query}`)
  const callback = await signInAt(String(headers.location), person)
  return callback.slice(PUBLIC_URL.length)
}

export async function signInAs(browser: Browser, person: Person, query = '') {
  return browser.send('GET', await callbackOf(browser, person, query))
}

export async function aSignedInBrowser(app: FastifyInstance, person: Person): Promise<Browser> {
  const browser = aBrowser(app)
  await signInAs(browser, person)
  return browser
}

import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PERSON = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const LIST = { name: 'Animals', words: ['fox', 'owl'] }

const MAIL_TIME_LIMIT_MS = 20_000

/** @typedef {{ address: string, dataFolder: string, stop: () => Promise<number> }} Product */

/**
 * Visits the home page, signs up, verifies the address, saves a list, and finds it after a restart.
 *
 * @param {() => Promise<Product>} start starts the product without SMTP, on the same data each time
 */
export async function smokeTest(start) {
  const product = await start()
  assert.equal((await fetch(`${product.address}/healthz`)).status, 200)
  await visitHome(product.address)
  const cookie = await signUp(product)
  const saved = await send(product.address, '/api/saved-lists', { body: LIST, cookie })
  assert.equal(saved.status, 201)
  assert.equal(await product.stop(), 0)

  const restarted = await start()
  const { id } = /** @type {{ id: number }} */ (await saved.json())
  const found = await send(restarted.address, `/api/saved-lists/${id}`, { cookie })
  assert.deepEqual(/** @type {typeof LIST} */ (await found.json()).words, LIST.words)
  assert.equal(await restarted.stop(), 0)
}

/** @param {string} address */
async function visitHome(address) {
  const home = await fetch(address)
  assert.equal(home.status, 200)
  const scripts = [...(await home.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  assert.notEqual(scripts.length, 0)
  for (const path of scripts) {
    const script = await fetch(`${address}${path}`)
    assert.equal(script.status, 200)
    assert.match(script.headers.get('content-type') ?? '', /^text\/javascript/)
  }
}

/** @param {Product} product */
async function signUp({ address, dataFolder }) {
  const answer = await send(address, '/api/auth/signup', { body: PERSON })
  assert.equal(answer.status, 201)
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  const token = await tokenOfFirstMail(dataFolder)
  const verified = await send(address, '/api/auth/verify-email', {
    body: { token },
    cookie: cookie.join('; '),
  })
  assert.equal(verified.status, 200)
  return cookie.join('; ')
}

/** @param {string} dataFolder */
async function tokenOfFirstMail(dataFolder) {
  const folder = join(dataFolder, 'mail')
  for (let waited = 0; waited < MAIL_TIME_LIMIT_MS; waited += 100) {
    const file = (await readdir(folder).catch(() => [])).find((name) => name.endsWith('.eml'))
    if (file !== undefined) {
      const mail = (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      return /token=([\w-]+)/.exec(mail)?.[1]
    }
    await delay(100)
  }
  throw new assert.AssertionError({ message: `No email arrived in ${folder}.` })
}

/**
 * @param {string} address
 * @param {string} path
 * @param {{ body?: object, cookie?: string }} what
 */
function send(address, path, { body, cookie = '' }) {
  return fetch(`${address}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), cookie },
  })
}

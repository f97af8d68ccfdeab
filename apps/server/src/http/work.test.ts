import { API, HEALTH_PATH, READINESS_PATH } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { METRICS_PATH } from './metrics.ts'
import { workOf } from './work.ts'

const SESSION = { cookie: 'theme=dark; __Host-session=abc' }
const TOKEN = { authorization: 'Bearer wlt_abc' }
const WEBHOOK = API.subscriptions.webhook.path

describe('a request', () => {
  it.each([
    ['GET', HEALTH_PATH, {}, null],
    ['HEAD', `${READINESS_PATH}?once`, {}, null],
    ['GET', METRICS_PATH, {}, null],
    ['GET', '/', SESSION, 'pages'],
    ['POST', '/anything', {}, 'pages'],
    ['POST', WEBHOOK, {}, 'webhooks'],
    ['POST', `${WEBHOOK}?from=stripe`, { 'content-length': '400000' }, 'webhooks'],
    ['GET', '/api/saved-lists', SESSION, 'reads'],
    ['GET', '/api/saved-lists', TOKEN, 'reads'],
    ['POST', '/api/saved-lists', SESSION, 'writes'],
    ['DELETE', '/api/saved-lists/1', TOKEN, 'writes'],
    ['POST', '/api/auth/login', {}, 'strangers'],
    ['GET', '/api/auth/user', { cookie: 'no-session=abc' }, 'strangers'],
    ['GET', '/api/auth/user', { authorization: 'Basic abc' }, 'strangers'],
    ['POST', '/api/saved-lists', { ...SESSION, 'content-length': '400000' }, 'large_bodies'],
    ['POST', '/api/saved-lists', { ...SESSION, 'transfer-encoding': 'chunked' }, 'large_bodies'],
  ])('%s %s with %o is work of the kind %s', (method, url, headers, kind) => {
    expect(workOf({ method, url, headers })).toBe(kind)
  })
})

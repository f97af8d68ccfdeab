import { API, HEALTH_PATH, READINESS_PATH } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { METRICS_PATH } from './metrics.ts'
import { priorityOf } from './priority.ts'

const SESSION = { cookie: 'theme=dark; __Host-session=abc' }
const TOKEN = { authorization: 'Bearer wlt_abc' }
const WEBHOOK = API.subscriptions.webhook.path

describe('the priority of a request', () => {
  it.each([
    [HEALTH_PATH, {}, null],
    [`${READINESS_PATH}?once`, {}, null],
    [METRICS_PATH, {}, null],
    ['/', {}, null],
    ['/assets/page.js', SESSION, null],
    [WEBHOOK, {}, 'high'],
    [`${WEBHOOK}?from=stripe`, { 'content-length': '400000' }, 'high'],
    ['/api/saved-lists', SESSION, 'high'],
    ['/api/saved-lists', TOKEN, 'high'],
    ['/api/auth/login', {}, 'low'],
    ['/api/auth/user', { cookie: 'no-session=abc' }, 'low'],
    ['/api/auth/user', { authorization: 'Basic abc' }, 'low'],
    ['/api/saved-lists', { ...SESSION, 'content-length': '400000' }, 'low'],
    ['/api/saved-lists', { ...SESSION, 'transfer-encoding': 'chunked' }, 'low'],
  ])('of %s with %o is %s', (url, headers, priority) => {
    expect(priorityOf({ url, headers })).toBe(priority)
  })
})

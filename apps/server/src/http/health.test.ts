import { describe, expect, it } from 'vitest'
import { anApp } from '../testing/an-app.ts'

describe('the state of health', () => {
  it('says that the process lives and takes requests', async () => {
    await using app = await anApp()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([200, { status: 'ready' }])
  })

  it('sends no more requests here once the process is on its way out, though it still lives', async () => {
    await using app = await anApp({ isStopping: () => true })
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'stopping' }])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

describe('the health endpoints', () => {
  it('report that the process is alive and ready', async () => {
    await using app = await anApp()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([200, { status: 'ready' }])
  })

  it('report a stopping process as alive but not ready', async () => {
    await using app = await anApp({ isStopping: () => true })
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'stopping' }])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

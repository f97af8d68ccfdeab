import { OPEN_API_PATH, toOpenApi } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

describe('API document', () => {
  it('is public', async () => {
    await using app = await anApp()
    const { statusCode, headers, body } = await app.inject(OPEN_API_PATH)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body)).toEqual(toOpenApi())
  })

  it('names only routes that exist', async () => {
    await using app = await anApp()
    const { paths } = toOpenApi()
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) {
        const url = path.replace(/\{(\w+)\}/g, ':$1')
        expect([url, method, app.hasRoute({ url, method: method.toUpperCase() })]).toEqual([
          url,
          method,
          true,
        ])
      }
    }
  })
})

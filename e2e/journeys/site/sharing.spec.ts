import { INDEXED_PATHS } from '@wordloom/contract'
import { expect, test } from '../../fixtures/test.ts'

const MAX_BYTES = 120_000

for (const path of INDEXED_PATHS) {
  test(`${path} has a sharing picture`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text()
    const address = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
    expect(address.origin).toBe(new URL(baseURL ?? '').origin)
    const picture = await request.get(address.href)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(MAX_BYTES)
  })
}

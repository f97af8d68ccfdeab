import { get } from 'node:http'

const KILOBYTE = 1024

export async function weigh(addresses: readonly string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map(weighOne))
  return weights.reduce((sum, bytes) => sum + bytes, 0) / KILOBYTE
}

/** Uses Node's own client, because `fetch` would decompress the body. */
function weighOne(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      let bytes = 0
      for await (const piece of answer) bytes += piece.length
      resolve(bytes)
    }).on('error', reject)
  })
}

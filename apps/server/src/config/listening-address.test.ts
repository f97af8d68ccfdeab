import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createServer } from '../http/server.ts'
import { readConfig } from './config.ts'
import { toAddress, toAddressWarning } from './listening-address.ts'

describe("the server's URL", () => {
  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
    [{ HOST: '0.0.0.0' }, `http://${hostname()}:3000`],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://words.example' }, 'https://words.example'],
  ])('for the settings %o is %s', (settings: Record<string, string>, address) => {
    const app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false })
    expect(toAddress(readConfig(settings), app)).toBe(address)
  })

  it.each([
    [
      { HOST: '0.0.0.0' },
      "PUBLIC_URL isn't set: links in emails lead to http://here, and cookies travel without encryption.",
    ],
    [
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://words.example' },
      "PUBLIC_URL isn't https: passwords and cookies travel without encryption.",
    ],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://words.example' }, null],
    [{}, null],
  ])('with the settings %o causes the warning %j', (settings: Record<string, string>, warning) => {
    expect(toAddressWarning(readConfig(settings), 'http://here')).toBe(warning)
  })
})

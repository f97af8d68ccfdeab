import { describe, expect, it } from 'vitest'
import { readConfig, SettingError } from './config.ts'

describe('the settings', () => {
  it('need none: the product is then served to this machine alone', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustedProxies: [],
      logLevel: 'info',
      freePlan: { columns: 3 },
    })
  })

  it('are unset when empty', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['HOST', 'not a host'],
    ['HOST', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/app'],
    ['PUBLIC_URL', 'https://user:secret@example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['FREE_PLAN_COLUMNS', '2'],
    ['FREE_PLAN_COLUMNS', '7'],
  ])('refuse %s=%s in one line that names it', (variable, value) => {
    const refuse = () => readConfig({ [variable]: value })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(new RegExp(`^${variable} must be [^\\n]+$`))
  })

  it('take proxies as addresses, ranges and names of ranges', () => {
    const proxies = ['10.0.0.1', '172.16.0.0/12', 'fd00::/8', '::1', 'loopback']
    expect(readConfig({ TRUST_PROXY: proxies.join(', ') }).trustedProxies).toEqual(proxies)
  })

  it('let the operator open up to six columns to everybody', () => {
    expect(readConfig({ FREE_PLAN_COLUMNS: '6' }).freePlan).toEqual({ columns: 6 })
  })
})

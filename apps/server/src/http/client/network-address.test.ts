import { describe, expect, it } from 'vitest'
import { createServer } from '../server.ts'
import { addressOf, createTrust, forwardedAddresses, networkOf } from './network-address.ts'

const PROXY = '192.0.2.1'

describe("a request's client address", () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:49152', '198.51.100.7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:49152', '2001:db8::7'],
    ['2001:0DB8:0:0::0007', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['[::FFFF:c633:6407]:49152', '198.51.100.7'],
    ['0:0:0:0:0:ffff:c633:6407', '198.51.100.7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is read from %s as %s', async (forwarded, address) => {
    expect(await askFrom(PROXY, forwarded)).toMatchObject({ address })
  })

  it.each(['unknown', '_hidden', '198.51.100.7:port', '198.51.100', '1.2.3.4.5', '2130706433', '[]:1', ','])(
    "is the nearest trusted proxy's when the forwarded address is invalid: %s",
    async (forwarded) => {
      expect(await askFrom(PROXY, forwarded)).toMatchObject({ address: PROXY })
    },
  )

  it.each([
    ['198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7:1, 10.1.2.3:2', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7, [::ffff:10.1.2.3]:2', '198.51.100.7'],
    ['203.0.113.9, unknown, 10.1.2.3:2', '10.1.2.3'],
    ['10.1.2.4, 10.1.2.3', '10.1.2.4'],
  ])('is the nearest untrusted one behind several proxies: %s is %s', async (forwarded, address) => {
    expect(await askFrom(PROXY, forwarded)).toMatchObject({ address })
  })

  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8::1', '2001:db8::1'],
  ])("is the connection's when the peer is not a trusted proxy: %s", async (peer, address) => {
    expect(await askFrom(peer, '203.0.113.9')).toMatchObject({ address })
  })

  it.each([['::ffff:192.0.2.1'], ['127.0.0.1'], ['::1'], ['fd00::5']])(
    'is the forwarded one when the peer is a trusted proxy: %s',
    async (peer) => {
      expect(await askFrom(peer, '203.0.113.9')).toMatchObject({ address: '203.0.113.9' })
    },
  )

  it('is empty when the connection is gone', () => {
    expect(addressOf({ ips: undefined, ip: undefined })).toBe('')
  })
})

describe('the network that rate limits count by', () => {
  it.each([
    ['198.51.100.7:49152', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]:49152', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', async (forwarded, network) => {
    expect(await askFrom(PROXY, forwarded)).toMatchObject({ network })
  })
})

async function askFrom(remoteAddress: string, forwarded: string) {
  const trustedProxies = [PROXY, '10.0.0.0/8', 'loopback', 'fd00::/8']
  await using app = createServer({ logLevel: 'silent', trustedProxies, isSecure: false })
  const isTrusted = createTrust(trustedProxies)
  app.get('/', async (request) => {
    const network = networkOf(request)
    expect(networkOf({ ips: forwardedAddresses(request.raw, isTrusted), ip: undefined })).toBe(network)
    return { address: addressOf(request), network }
  })
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress, headers })).json<{ address: string; network: string }>()
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { WebAuthnJson } from '@wordloom/contract'
import { type CborValue, toCbor } from './cbor.ts'

interface Asked {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
  readonly user?: { readonly id: string }
  readonly allowCredentials?: readonly { readonly id: string }[]
}

interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  readonly userHandle?: string | null
  readonly isUserVerified?: boolean
  readonly counter?: number
  readonly crossOrigin?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_CREDENTIAL = 0x40

export const PAGE = 'http://localhost'

export function anAuthenticator({ isCounting = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let count = 0

  const clientData = (type: string, asked: Asked, lies: Lies) => {
    const { origin = PAGE, challenge = asked.challenge, crossOrigin = false } = lies
    return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin }))
  }
  const authenticatorData = (rpId: string, flags: number, { isUserVerified = true, counter }: Lies) => {
    if (isCounting) count++
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? count)
    const all = flags | PRESENT | (isUserVerified ? VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counted])
  }

  return {
    id: id.toString('base64url'),

    create(options: WebAuthnJson, lies: Lies = {}): WebAuthnJson {
      const asked = options as unknown as Asked
      userHandle = asked.user?.id ?? ''
      const rpId = lies.rpId ?? asked.rp?.id ?? ''
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)])
      const data = Buffer.concat([authenticatorData(rpId, NEW_CREDENTIAL, lies), credential])
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return toCredential(id, {
        clientDataJSON: clientData('webauthn.create', asked, lies),
        attestationObject: toCbor(attestation),
        transports: ['internal', 'hybrid'],
      })
    },

    get(options: WebAuthnJson, lies: Lies = {}): WebAuthnJson {
      const asked = options as unknown as Asked
      const data = authenticatorData(lies.rpId ?? asked.rpId ?? '', 0, lies)
      const clientDataJSON = clientData('webauthn.get', asked, lies)
      const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()])
      const handle = lies.userHandle === undefined ? userHandle : lies.userHandle
      return toCredential(id, {
        clientDataJSON,
        authenticatorData: data,
        signature: sign('sha256', signed, privateKey),
        ...(handle !== null && { userHandle: Buffer.from(handle, 'base64url') }),
      })
    },
  }
}

function toCredential(id: Buffer, parts: Readonly<Record<string, Buffer | readonly string[]>>): WebAuthnJson {
  const response = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      Buffer.isBuffer(part) ? part.toString('base64url') : part,
    ]),
  )
  const name = id.toString('base64url')
  return {
    id: name,
    rawId: name,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  }
}

function toCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return toCbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

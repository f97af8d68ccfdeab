import { APP_CODE_DIGITS, APP_CODE_SECONDS, PRODUCT_TEXTS } from '@wordloom/contract'
import { Secret, TOTP } from 'otpauth'

/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Accept codes this many steps early or late, to allow for typing time and inexact clocks. */
const WINDOW = 1

export function createAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function toAppUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: WINDOW })
  return delta === null ? null : Math.floor(at / 1000 / APP_CODE_SECONDS) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: PRODUCT_TEXTS.name,
    label,
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: APP_CODE_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}

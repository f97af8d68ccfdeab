import { APP_CODE_DIGITS, APP_CODE_SECONDS, PRODUCT_TEXTS } from '@wordloom/contract'
import { Secret, TOTP } from 'otpauth'

/** As RFC 4226 recommends: as long as the hash. */
const SECRET_BYTES = 20

/** Steps before and after the one the clock is in: for the time that typing takes, and clocks that are not quite right. */
const WINDOW = 1

/** In base32, as people type it. */
export function createAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What a QR code tells the app. */
export function toAppUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step that a code belongs to; null for one that is not shown around that time. */
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

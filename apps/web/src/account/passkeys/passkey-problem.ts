import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser'
import { SECOND_FACTOR_MESSAGES } from '@wordloom/contract'

const T = {
  notUsed: 'No passkey was used. The request was canceled or took too long. Please try again.',
  tooSimple:
    "This device or key can't create a passkey that asks for a PIN, fingerprint or face. Please choose another one.",
  wrongAddress: "Passkeys don't work at this URL. Open the site at its usual URL.",
} as const

const SENTENCES: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: SECOND_FACTOR_MESSAGES.passkeyKnown,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: T.tooSimple,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: T.tooSimple,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: T.tooSimple,
  ERROR_INVALID_DOMAIN: T.wrongAddress,
  ERROR_INVALID_RP_ID: T.wrongAddress,
}

export function isGivenUp(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED'
}

export function toPasskeyProblem(error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError)) return undefined
  // Browsers don't reveal whether the user canceled or the time ran out.
  return SENTENCES[error.code] ?? T.notUsed
}

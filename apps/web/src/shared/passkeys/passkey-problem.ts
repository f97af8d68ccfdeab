import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser'
import { SECOND_FACTOR_MESSAGES } from '@wordloom/contract'
import { PASSKEY_TEXTS as T } from './texts.ts'

const SENTENCES: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: SECOND_FACTOR_MESSAGES.passkeyKnown,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: T.tooSimple,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: T.tooSimple,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: T.tooSimple,
  ERROR_INVALID_DOMAIN: T.wrongAddress,
  ERROR_INVALID_RP_ID: T.wrongAddress,
}

/** Whether it was given up by the page itself: then nobody need be told. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED'
}

/** What to tell people of a passkey that did not come; undefined where it was not the browser that said no. */
export function toPasskeyProblem(error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError)) return undefined
  // Browsers do not say whether the person or the clock has ended it.
  return SENTENCES[error.code] ?? T.notUsed
}

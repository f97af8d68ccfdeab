import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { WebAuthnJson } from '@wordloom/contract'

// The casts are safe: the server and the authenticator write these objects for each other.

export async function askForPasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return toSent(await startAuthentication({ optionsJSON }))
}

/** Offers passkeys in the browser's autofill of the username field while the page is open. */
export async function offerPasskeys(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return toSent(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
}

export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return toSent(await startRegistration({ optionsJSON }))
}

export function giveUpPasskeys(): void {
  WebAuthnAbortService.cancelCeremony()
}

function toSent(response: object): WebAuthnJson {
  return { ...response }
}

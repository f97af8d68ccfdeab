import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { WebAuthnJson } from '@wordloom/contract'

// What the server and the authenticator say to each other passes through: the one writes it for the other.

/** Asks the person for one of their passkeys. What was asked before is given up. */
export async function askForPasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return toSent(await startAuthentication({ optionsJSON }))
}

/** Offers passkeys among what the browser fills into the field of the user name, for as long as the page is open. */
export async function offerPasskeys(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return toSent(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
}

/** Has a passkey made, by this device or by another one that the person chooses. */
export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return toSent(await startRegistration({ optionsJSON }))
}

/** Asks no longer. */
export function giveUpPasskeys(): void {
  WebAuthnAbortService.cancelCeremony()
}

function toSent(response: object): WebAuthnJson {
  return { ...response }
}

/** Stands in the prerendered pages where the server puts the nonce of each answer. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** The nonce of this page: browsers hide the attribute from scripts but keep the property. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}

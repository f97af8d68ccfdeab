/** Passkeys need a domain name; they don't work with IP addresses. */
export function arePasskeysPossible(): boolean {
  return typeof PublicKeyCredential === 'function' && !isNumeric(location.hostname)
}

/** @example isNumeric('127.0.0.1') // true */
function isNumeric(hostname: string): boolean {
  return /^[\d.]+$|^\[/.test(hostname)
}

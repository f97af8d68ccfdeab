/** Whether this browser can use passkeys at this address: they belong to a name, never to a number. */
export function arePasskeysPossible(): boolean {
  return typeof PublicKeyCredential === 'function' && !isNumeric(location.hostname)
}

/** @example isNumeric('127.0.0.1') // true */
function isNumeric(hostname: string): boolean {
  return /^[\d.]+$|^\[/.test(hostname)
}

/** An Idempotency-Key: made when a dialog opens, so that pressing its button again saves nothing twice. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

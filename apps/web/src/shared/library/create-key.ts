/** Create the Idempotency-Key when a dialog opens, so that pressing its button twice saves only once. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

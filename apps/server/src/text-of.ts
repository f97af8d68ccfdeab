/** What is large is handed on as its bytes in UTF-8. A byte order mark is a character like any other. */
export function textOf(given: string | Uint8Array): string {
  if (typeof given === 'string') return given
  return Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString()
}

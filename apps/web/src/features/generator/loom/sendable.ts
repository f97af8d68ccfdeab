/** The text without what neither databases nor UTF-8 can hold: halves of characters, and NUL. */
export function toSendable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

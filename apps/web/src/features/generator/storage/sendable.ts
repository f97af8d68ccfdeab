/** Replaces lone surrogates and NUL, which databases or UTF-8 can't store. */
export function toSendable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

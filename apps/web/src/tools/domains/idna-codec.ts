import type { IdnaCodec } from '@wordloom/targets'
import punycode from 'punycode.js'

/** Encodes as browsers do. They can't decode, so a library does. */
export const IDNA_CODEC: IdnaCodec = {
  toAscii(name) {
    return URL.parse(`http://${name}`)?.hostname ?? ''
  },
  toUnicode(name) {
    try {
      return punycode.toUnicode(name)
    } catch {
      return name
    }
  },
}

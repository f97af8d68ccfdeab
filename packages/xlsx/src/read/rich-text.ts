import type { XmlHandler } from './xml.ts'

export class RichText implements XmlHandler {
  #text = ''
  #isInText = false
  #readings = 0

  open(name: string): void {
    if (name === 't') this.#isInText = this.#readings === 0
    else if (name === 'rPh') this.#readings++
  }

  text(text: string): void {
    if (this.#isInText) this.#text += text
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false
    else if (name === 'rPh') this.#readings--
  }

  take(): string {
    const text = decodeText(this.#text)
    this.#text = ''
    return text
  }
}

/** `_x0041_` stands for a character that XML can't carry, or for the underscore before such a text. */
export function decodeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

import { useEffect, useState } from 'react'
import { applyChanges, type Change } from '#platform/lib/change.ts'
import { isLarge } from '#words/editor/size.ts'
import { TextDocument } from '#words/editor/text-document.ts'

/** Wait after the last change, because the rule is compiled again. */
const QUIET_MS = 150
const PIECE = 128 * 1024

export function useLeaveOutDocument(texts: string, onChange: (texts: string) => void): TextDocument {
  const [copy, setCopy] = useState(() => new LeaveOutCopy(texts))
  // The text was changed elsewhere, such as by Undo.
  const shown = copy.told === texts ? copy : new LeaveOutCopy(texts)
  if (shown !== copy) setCopy(shown)
  useEffect(() => {
    shown.onChange = onChange
  }, [shown, onChange])
  useEffect(() => () => shown.end(), [shown])
  return shown.document
}

class LeaveOutCopy {
  readonly document = new TextDocument({ takes: 'words' })
  onChange: (texts: string) => void = () => {}
  told: string
  #text: string
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(text: string) {
    this.told = text
    this.#text = text
    if (isLarge(text)) void this.document.attachLarge(this, toPieces(text), text.length)
    else void this.document.attach(this, text)
  }

  change(change: Change): void {
    this.#text = applyChanges(this.#text, [change])
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#tell(), QUIET_MS)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#tell()
  }

  #tell(): void {
    if (this.told === this.#text) return
    this.told = this.#text
    this.onChange(this.#text)
  }
}

function* toPieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE)
}

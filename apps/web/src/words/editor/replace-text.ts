import type { TextDocument } from './text-document.ts'

/** Replaces the whole text. It isn't a method, so that the generator's first scripts don't have it. */
export async function replaceText(document: TextDocument, text: string): Promise<void> {
  await document.settled()
  document.clear()
  document.open(text)
}

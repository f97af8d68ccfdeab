import { useEffect } from 'react'
import { type FormText, useTextDocument } from '../../shared/editor/use-text-document.ts'
import type { ImportSession } from './import-session.ts'

const PAUSE_MILLISECONDS = 250

export function useImportText(session: ImportSession): FormText {
  const words = useTextDocument('words to import')
  const { document, text } = words
  useEffect(() => {
    let timer = 0
    const mirror = {
      change() {
        clearTimeout(timer)
        timer = window.setTimeout(async () => session.takeText(await text()), PAUSE_MILLISECONDS)
      },
    }
    void document.attach(mirror, '')
    return () => clearTimeout(timer)
  }, [document, text, session])
  return words
}

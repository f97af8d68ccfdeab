import { useEffect } from 'react'

interface Props {
  readonly styles: string
}

/** Replaces react-style-singleton, whose style elements the content security policy blocks. */
export function styleSingleton() {
  let shown = 0
  let sheet: CSSStyleSheet | undefined
  return function AdoptedStyle({ styles }: Props) {
    useEffect(() => {
      shown++
      if (sheet === undefined) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        shown--
        if (shown > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}

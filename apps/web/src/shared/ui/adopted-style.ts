import { useEffect } from 'react'

interface Props {
  readonly styles: string
}

/**
 * Stands in for the package react-style-singleton, whose style elements the content security policy refuses: a style sheet
 * that the document adopts is none. The first of several that show it says what is in it; it goes with the last.
 */
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

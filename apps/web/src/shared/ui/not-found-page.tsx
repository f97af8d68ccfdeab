import { PRODUCT_TEXTS } from '@wordloom/contract'
import { useEffect } from 'react'
import { NoticePage } from './notice-page.tsx'
import { NOT_FOUND_TEXTS } from './texts.ts'

export const NOT_FOUND_TITLE = `${NOT_FOUND_TEXTS.title} · ${PRODUCT_TEXTS.name}`

/** What shows at an address without a page, and where there is none for whoever asks. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = NOT_FOUND_TITLE
  }, [])
  return (
    <NoticePage title={NOT_FOUND_TEXTS.title}>
      <p>{NOT_FOUND_TEXTS.text}</p>
    </NoticePage>
  )
}

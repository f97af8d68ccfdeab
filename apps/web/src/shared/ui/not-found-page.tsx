import { useEffect } from 'react'
import { NoticePage } from './notice-page.tsx'

export const NOT_FOUND_TITLE = 'Page Not Found · Wordloom'

/** What shows at an address without a page, and where there is none for whoever asks. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = NOT_FOUND_TITLE
  }, [])
  return (
    <NoticePage title="Page Not Found">
      <p>404: there is no page at this address. It may have moved, or the link may be mistyped.</p>
    </NoticePage>
  )
}

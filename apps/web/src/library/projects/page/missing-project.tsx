import { PRODUCT_TEXTS } from '@wordloom/contract'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { BrokenThreadsDrawing } from '#ui/drawings/drawings.tsx'
import { MessagePage } from '#ui/pages/message-page.tsx'
import { MISSING_PROJECT_TEXTS as T } from '../texts.ts'

export function MissingProject() {
  useEffect(() => {
    document.title = `${T.title} · ${PRODUCT_TEXTS.name}`
  }, [])
  return (
    <MessagePage
      title={T.title}
      drawing={<BrokenThreadsDrawing />}
      actions={
        <>
          <Link to="/projects" className={buttonClass('primary')}>
            {T.back}
          </Link>
          <Link to="/dashboard?tab=trash" className={buttonClass('plain')}>
            {T.trash}
          </Link>
        </>
      }
    >
      <p>{T.text}</p>
    </MessagePage>
  )
}

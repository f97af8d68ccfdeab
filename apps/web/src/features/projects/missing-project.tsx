import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { MessagePage } from '../../shared/ui/message-page.tsx'

/** Stands where a project would be that does not exist, is deleted, or is somebody else's. */
export function MissingProject() {
  useEffect(() => {
    document.title = 'Project Not Found · Wordloom'
  }, [])
  return (
    <MessagePage
      title="Project Not Found"
      actions={
        <>
          <Link to="/projects" className={buttonClass('primary')}>
            Back to Projects
          </Link>
          <Link to="/dashboard?tab=trash" className={buttonClass('plain')}>
            Look in the trash
          </Link>
        </>
      }
    >
      <p>There is no project with this number. If it was deleted, it stays in the trash for 30 days.</p>
    </MessagePage>
  )
}

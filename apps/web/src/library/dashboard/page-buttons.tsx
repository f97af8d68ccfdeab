import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { DASHBOARD_TEXTS as T } from './texts.ts'
import type { Tab } from './use-open-tab.ts'

export type NewItem = 'importLists' | 'createList' | 'createFolder' | 'createProject'

interface PageButtonsProps {
  readonly tab: Tab | 'trash'
  readonly onCreate: (kind: NewItem) => void
}

export function PageButtons({ tab, onCreate }: PageButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => onCreate('importLists')}>{T.importLists}</Button>
      <Button look={tab === 'lists' ? 'primary' : 'plain'} onClick={() => onCreate('createList')}>
        {T.createList}
      </Button>
      <Button onClick={() => onCreate('createFolder')}>{T.createFolder}</Button>
      {tab === 'results' && (
        <Link to="/" className={buttonClass('primary')}>
          {T.openGenerator}
        </Link>
      )}
      {tab === 'projects' && (
        <Button look="primary" onClick={() => onCreate('createProject')}>
          {T.newProject}
        </Button>
      )}
    </div>
  )
}

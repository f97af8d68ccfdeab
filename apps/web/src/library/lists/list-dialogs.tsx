import type { SavedListSummary } from '@wordloom/contract'
import { useRef } from 'react'
import { createId } from '#platform/lib/random-id.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { tellSuccess } from '#ui/tell/tell.ts'
import { moveLists } from '../changes/list-changes.ts'
import { addListToProject } from '../content/content.ts'
import { onlyName, toProjectPath } from '../places.ts'
import { ProjectPicker } from '../project-picker.tsx'
import { useScope } from '../scope.ts'
import { MOVE_LISTS_TEXTS } from '../texts.ts'
import { EditListDialog } from './form/edit-list-dialog.tsx'
import { ADD_LIST_TEXTS, type ListMessages, MOVE_TEXTS } from './texts.ts'
import type { ListDialog } from './use-list-actions.ts'

const ViewListDialog = lazyWithPreload(() => import('./view-list-dialog.tsx'))
const DownloadItems = lazyWithPreload(() => import('../bulk/download-items.tsx'))
const MergeLists = lazyWithPreload(() => import('./merging/merge-lists.tsx'))
const VersionsDialog = lazyWithPreload(() => import('../versions/versions-dialog.tsx'))
const ShareDialog = lazyWithPreload(() => import('../sharing/share-dialog.tsx'))

interface ListDialogsProps {
  readonly dialog: ListDialog | null
  readonly messages: ListMessages
  readonly onClose: () => void
}

export function ListDialogs({ dialog, messages, onClose }: ListDialogsProps) {
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'edit':
      return <EditListDialog list={dialog.list} messages={messages} onClose={onClose} />
    case 'view':
      return <ViewListDialog list={dialog.list} onClose={onClose} />
    case 'add-to-project':
      return <AddToProject id={dialog.list.id} name={dialog.list.name} onClose={onClose} />
    case 'share':
      return <ShareDialog kind="list" item={dialog.list} onClose={onClose} />
    case 'history':
      return <VersionsDialog list={dialog.list} onClose={onClose} />
    case 'move-to-project':
      return <MoveToProject lists={dialog.lists} onClose={onClose} />
    case 'download':
      return <DownloadItems kind="list" items={dialog.lists} onClose={onClose} />
    case 'merge':
      return <MergeLists lists={dialog.lists} onClose={onClose} />
  }
}

interface MoveToProjectProps {
  readonly lists: readonly SavedListSummary[]
  readonly onClose: () => void
}

function MoveToProject({ lists, onClose }: MoveToProjectProps) {
  const places = new Set(lists.map(({ projectId }) => projectId))
  const [place] = places
  return (
    <ProjectPicker
      title={MOVE_TEXTS.toProject}
      description={MOVE_TEXTS.description(lists)}
      confirmLabel={MOVE_TEXTS.submit}
      pendingLabel={MOVE_TEXTS.pending}
      allowsNone
      {...(places.size === 1 && place !== undefined && { current: place })}
      failure={MOVE_LISTS_TEXTS.failed}
      onPick={async (projectId) => {
        await moveLists(lists, projectId)
        tellSuccess(MOVE_LISTS_TEXTS.moved(lists.length), {
          name: onlyName(lists),
          at: toProjectPath(projectId, 'lists'),
        })
      }}
      onClose={onClose}
    />
  )
}

interface AddToProjectProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

function AddToProject({ id, name, onClose }: AddToProjectProps) {
  const scope = useScope()
  const keys = useRef(new Map<number, string>())
  return (
    <ProjectPicker
      title={ADD_LIST_TEXTS.title}
      description={ADD_LIST_TEXTS.description(name)}
      confirmLabel={ADD_LIST_TEXTS.submit}
      pendingLabel={ADD_LIST_TEXTS.pending}
      failure={ADD_LIST_TEXTS.failed}
      onPick={async (projectId) => {
        if (projectId === null) return
        const key = keys.current.get(projectId) ?? createId()
        keys.current.set(projectId, key)
        await addListToProject(scope, id, projectId, key)
        tellSuccess(ADD_LIST_TEXTS.done, { name, at: toProjectPath(projectId, 'lists') })
      }}
      onClose={onClose}
    />
  )
}

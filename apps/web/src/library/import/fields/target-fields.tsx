import type { Folder, ProjectSummary, SavedListSummary } from '@wordloom/contract'
import type { Ref } from 'react'
import { Field } from '#ui/form/field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { NO_PLACE_TEXTS } from '../../texts.ts'
import { TARGET_TEXTS as T } from '../texts.ts'

export interface Place {
  readonly folderId: number | null
  readonly projectId: number | null
}

interface TargetFieldsProps {
  readonly lists: readonly SavedListSummary[]
  readonly folders: readonly Folder[]
  readonly projects: readonly ProjectSummary[]
  readonly listId: number | null
  /** Null if the lists have names of their own. */
  readonly name: string | null
  readonly nameProblem: string | null
  readonly nameField: Ref<HTMLInputElement>
  readonly place: Place
  readonly onList: (listId: number | null) => void
  readonly onName: (name: string) => void
  readonly onPlace: (place: Place) => void
}

export function TargetFields(props: TargetFieldsProps) {
  const { lists, listId, onList } = props
  const [first] = lists
  return (
    <div className="grid grid-cols-1 gap-3">
      {first !== undefined && (
        <SegmentedControl
          label={T.into}
          choices={[
            { value: 'new', label: T.newList },
            { value: 'existing', label: T.existingList },
          ]}
          value={listId === null ? 'new' : 'existing'}
          onChange={(value) => onList(value === 'new' ? null : first.id)}
        />
      )}
      {listId === null ? <NewList {...props} /> : <ExistingList {...props} listId={listId} />}
    </div>
  )
}

function NewList({
  folders,
  projects,
  name,
  nameProblem,
  nameField,
  place,
  onName,
  onPlace,
}: TargetFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {name !== null && (
        <TextField
          label={T.name}
          ref={nameField}
          autoCapitalize="sentences"
          value={name}
          error={nameProblem ?? undefined}
          onChange={({ target }) => onName(target.value)}
        />
      )}
      {folders.length + projects.length > 0 && (
        <Field label={T.place} className="min-w-0">
          {(control) => (
            <select
              {...control}
              value={toValue(place)}
              onChange={({ target }) => onPlace(toPlace(target.value))}
              className={`${SELECT} min-h-10 w-full`}
            >
              <option value={toValue({ folderId: null, projectId: null })}>{NO_PLACE_TEXTS.folder}</option>
              <Places
                label={T.folders}
                items={folders}
                toItemPlace={(folderId) => ({ folderId, projectId: null })}
              />
              <Places
                label={T.projects}
                items={projects}
                toItemPlace={(projectId) => ({ folderId: null, projectId })}
              />
            </select>
          )}
        </Field>
      )}
    </div>
  )
}

interface PlacesProps {
  readonly label: string
  readonly items: readonly { readonly id: number; readonly name: string }[]
  readonly toItemPlace: (id: number) => Place
}

function Places({ label, items, toItemPlace }: PlacesProps) {
  if (items.length === 0) return null
  return (
    <optgroup label={label}>
      {items.map(({ id, name }) => (
        <option key={id} value={toValue(toItemPlace(id))}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}

function ExistingList({
  lists,
  listId,
  onList,
}: Pick<TargetFieldsProps, 'lists' | 'onList'> & { readonly listId: number }) {
  return (
    <Field label={T.list} className="min-w-0">
      {(control) => (
        <select
          {...control}
          value={listId}
          onChange={({ target }) => onList(Number(target.value))}
          className={`${SELECT} min-h-10 w-full`}
        >
          {lists.map(({ id, name, wordCount }) => (
            <option key={id} value={id}>
              {T.choice(name, wordCount)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function toValue({ folderId, projectId }: Place): string {
  if (projectId !== null) return `project ${projectId}`
  return folderId === null ? '' : `folder ${folderId}`
}

function toPlace(value: string): Place {
  const [kind, id] = value.split(' ')
  return {
    folderId: kind === 'folder' ? Number(id) : null,
    projectId: kind === 'project' ? Number(id) : null,
  }
}

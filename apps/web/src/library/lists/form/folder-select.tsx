import type { Folder } from '@wordloom/contract'
import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { NO_PLACE_TEXTS } from '../../texts.ts'
import { FOLDER_SELECT_TEXTS as T } from '../texts.ts'

interface FolderSelectProps {
  readonly folders: readonly Folder[]
  readonly value: number | null
  readonly onChange: (folderId: number | null) => void
}

const NONE = ''

export function FolderSelect({ folders, value, onChange }: FolderSelectProps) {
  return (
    <Field label={T.label}>
      {(control) => (
        <select
          {...control}
          value={value ?? NONE}
          onChange={({ target }) => onChange(target.value === NONE ? null : Number(target.value))}
          className={`${SELECT} min-h-10 w-full`}
        >
          <option value={NONE}>{NO_PLACE_TEXTS.folder}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

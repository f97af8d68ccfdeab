import { FOLDER_COLORS, type FolderColor, folders } from '@wordloom/contract'
import { useId, useState } from 'react'
import { useItemForm } from '../../shared/library/use-item-form.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { FolderDot } from './folder-dot.tsx'

interface FolderDraft {
  readonly name: string
  readonly color: FolderColor
}

interface FolderFormProps {
  readonly title: string
  readonly initial: FolderDraft
  readonly submitLabel: string
  readonly pendingLabel: string
  /** Whether it can be sent only once it has a name. */
  readonly needsName: boolean
  readonly onSend: (draft: FolderDraft) => Promise<void>
  /** The sentence for when that fails. */
  readonly failure: string
  readonly onClose: () => void
}

const COLOR_NAMES: Readonly<Record<FolderColor, string>> = {
  '#3b82f6': 'Blue',
  '#ef4444': 'Red',
  '#10b981': 'Green',
  '#f59e0b': 'Amber',
  '#8b5cf6': 'Violet',
  '#ec4899': 'Pink',
}

/** The name and the color of a folder. */
export function FolderForm({
  title,
  initial,
  submitLabel,
  pendingLabel,
  needsName,
  onSend,
  failure,
  onClose,
}: FolderFormProps) {
  const [color, setColor] = useState(initial.color)
  const { form, errors, isSubmitting, submit, problem } = useItemForm(
    folders.create.body,
    { name: initial.name },
    {
      failure,
      send: async ({ name }) => {
        await onSend({ name, color })
        onClose()
      },
    },
  )
  const isNameless = form.watch('name')?.trim() === ''
  const group = useId()
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label="Folder name"
          autoCapitalize="sentences"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <fieldset>
          <legend className="mb-1.5 text-[13px]/5 font-medium text-soft">Color</legend>
          <div className="flex flex-wrap gap-2">
            {FOLDER_COLORS.map((each) => (
              <label
                key={each}
                title={COLOR_NAMES[each]}
                className="relative flex size-10 cursor-pointer items-center justify-center rounded-md border border-line has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={group}
                  aria-label={COLOR_NAMES[each]}
                  checked={each === color}
                  onChange={() => setColor(each)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                />
                <FolderDot color={each} className="size-5" />
              </label>
            ))}
          </div>
        </fieldset>
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            isPending={isSubmitting}
            pendingLabel={pendingLabel}
            isDisabled={needsName && isNameless}
          >
            {submitLabel}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

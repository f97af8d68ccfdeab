import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SAVE_BUTTON_TEXTS } from './texts.ts'

interface SaveButtonsProps {
  readonly failure: string | null
  readonly isSaving: boolean
  readonly onCancel: () => void
}

export function SaveButtons({ failure, isSaving, onCancel }: SaveButtonsProps) {
  return (
    <>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onCancel}>
          {SAVE_BUTTON_TEXTS.cancel}
        </Button>
        <SubmitButton isPending={isSaving} pendingLabel={SAVE_BUTTON_TEXTS.saving}>
          {SAVE_BUTTON_TEXTS.save}
        </SubmitButton>
      </div>
    </>
  )
}

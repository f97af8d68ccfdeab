import { type SubmitEvent, useId, useState } from 'react'
import { isUnauthorized } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { tellFailure, toReason } from '#ui/tell/tell.ts'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { ProjectChoices } from './project-choices.tsx'
import { PROJECT_PICKER_TEXTS } from './texts.ts'

interface ProjectPickerProps {
  readonly title: string
  readonly description?: string
  readonly confirmLabel: string
  readonly pendingLabel: string
  readonly allowsNone?: boolean
  readonly current?: number | null
  /** If it fails, the dialog stays open and shows why. */
  readonly onPick: (projectId: number | null) => Promise<unknown>
  readonly failure: string
  readonly onClose: () => void
}

/** Mount the dialog to open it. It closes once `onPick` succeeds. */
export function ProjectPicker({
  title,
  description,
  confirmLabel,
  pendingLabel,
  allowsNone = false,
  current,
  onPick,
  failure,
  onClose,
}: ProjectPickerProps) {
  const [picked, setPicked] = useState<number | null | undefined>(current)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const problemId = useId()
  const isNothingPicked = picked === undefined || (picked === null && !allowsNone)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isNothingPicked) return setProblem(PROJECT_PICKER_TEXTS.missing)
    setProblem(null)
    setIsPending(true)
    try {
      await onPick(picked)
      onClose()
    } catch (error) {
      tellFailure(error, failure)
      if (!isUnauthorized(error)) setProblem(toReason(error, failure))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Dialog title={title} {...(description !== undefined && { description })} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <ProjectChoices
          allowsNone={allowsNone}
          picked={isNothingPicked ? undefined : picked}
          onPick={(projectId) => {
            setPicked(projectId)
            setProblem(null)
          }}
          problemId={problem === null ? undefined : problemId}
        />
        {problem !== null && (
          <div id={problemId}>
            <FormAlert>{problem}</FormAlert>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onClose}>
            {DIALOG_TEXTS.cancel}
          </Button>
          <SubmitButton isPending={isPending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

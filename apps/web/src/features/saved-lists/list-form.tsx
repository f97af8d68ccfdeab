import { GENERATOR_LABELS, titleOf } from '@wordloom/contract'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { useTextDocument } from '../../shared/editor/use-text-document.ts'
import { WordEditor, type WordEditorHandle } from '../../shared/editor/word-editor.tsx'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { useItemForm } from '../../shared/library/use-item-form.ts'
import type { UnsavedCheck } from '../../shared/library/use-unsaved.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { DIALOG_TEXTS } from '../../shared/ui/texts.ts'
import { LIST_FORM_TEXTS as T } from './texts.ts'
import { useWordsProblem } from './use-words-problem.ts'

export interface ListDraft {
  readonly name: string
  /** One word per line. */
  readonly text: string
}

interface ListFormProps {
  readonly keptAs: string
  readonly initial: ListDraft
  readonly nameless: string
  readonly wordless: string
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly onSend: (draft: ListDraft) => Promise<void>
  readonly failure: string
  readonly onCancel: () => void
  readonly unsaved: UnsavedCheck
  readonly children?: ReactNode
}

export function ListForm({
  keptAs,
  initial,
  nameless,
  wordless,
  submitLabel,
  pendingLabel,
  onSend,
  failure,
  onCancel,
  unsaved,
  children,
}: ListFormProps) {
  const schema = useMemo(() => z.object({ name: titleOf(nameless) }), [nameless])
  const words = useTextDocument(`words of ${keptAs}`, initial.text)
  const editor = useRef<WordEditorHandle>(null)
  const wordsProblem = useWordsProblem(words, wordless)
  const { form, errors, isSubmitting, submit, problem } = useItemForm(
    schema,
    { name: initial.name },
    {
      failure,
      send: async ({ name }) => {
        const text = await words.text()
        if (wordsProblem.isIn(text)) return editor.current?.focus()
        try {
          await onSend({ name, text })
        } catch (error) {
          if (wordsProblem.isTold(error)) editor.current?.focus()
          throw error
        }
      },
    },
  )
  useKeptForm(form, keptAs, ['name'])
  // The words can load after the dialog has opened and moved the focus.
  useEffect(() => form.setFocus('name'), [form])

  useEffect(() => {
    unsaved.current = async () =>
      form.getValues('name') !== initial.name || (await words.text()) !== initial.text
  })

  async function check(event: SubmitEvent) {
    event.preventDefault()
    // Validate the words now, so that both fields show their errors together.
    wordsProblem.isIn(await words.text())
    await submit(event)
  }
  return (
    <form noValidate onSubmit={check} className="mt-4 grid gap-4">
      <TextField
        label={T.name}
        autoCapitalize="sentences"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div>
        <p aria-hidden="true" className="mb-1.5 text-[13px]/5 font-medium text-soft">
          {T.words}
        </p>
        <div
          className={`h-56 overflow-hidden rounded-md border bg-card text-sm/6 has-focus-visible:outline-2 has-focus-visible:outline-accent ${wordsProblem.message === null ? 'border-edge' : 'border-danger'}`}
        >
          <WordEditor
            ref={editor}
            document={words.document}
            label={T.words}
            placeholder={GENERATOR_LABELS.wordsPlaceholder}
            isInvalid={wordsProblem.message !== null}
          />
        </div>
        {wordsProblem.message !== null && (
          <p role="alert" className="mt-1.5 text-[13px]/5 text-danger">
            {wordsProblem.message}
          </p>
        )}
      </div>
      {children}
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onCancel}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <SubmitButton isPending={isSubmitting} pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  )
}

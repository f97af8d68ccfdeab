import { GENERATOR_LABELS, ITEM_FIELD_MESSAGES, titleOf } from '@wordloom/contract'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { ApiError } from '#platform/lib/api.ts'
import { FormActions } from '#ui/form/form-actions.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import type { UnsavedCheck } from '#ui/form/use-unsaved.tsx'
import { reportFailure } from '#ui/tell/tell.ts'
import { CleanWords } from '#words/cleaning/clean-words.tsx'
import { type FormText, useTextDocument } from '#words/editor/use-text-document.ts'
import { WordEditor, type WordEditorHandle } from '#words/editor/word-editor.tsx'
import { LIST_FORM_TEXTS as T } from '../texts.ts'

export interface ListDraft {
  readonly name: string
  readonly text: string
}

interface ListFormProps {
  readonly keptAs: string
  readonly initial: ListDraft
  readonly nameMissing: string
  readonly wordsMissing: string
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly onSend: (draft: ListDraft) => Promise<void>
  readonly failure: string
  readonly onCancel: () => void
  readonly unsaved: UnsavedCheck
  /** Beside the tools for the words. */
  readonly tools?: ReactNode
  readonly children?: ReactNode
}

export function ListForm({
  keptAs,
  initial,
  nameMissing,
  wordsMissing,
  submitLabel,
  pendingLabel,
  onSend,
  failure,
  onCancel,
  unsaved,
  tools,
  children,
}: ListFormProps) {
  const schema = useMemo(() => z.object({ name: titleOf(nameMissing) }), [nameMissing])
  const words = useTextDocument(`words of ${keptAs}`, initial.text)
  const editor = useRef<WordEditorHandle>(null)
  const wordsProblem = useWordsProblem(words, wordsMissing)
  const {
    form,
    field,
    isSubmitting,
    submit,
    failure: problem,
  } = useApiForm({
    schema,
    defaultValues: { name: initial.name },
    send: async ({ name }) => {
      const text = await words.text()
      if (wordsProblem.check(text)) return editor.current?.focus()
      try {
        await onSend({ name, text })
      } catch (error) {
        if (wordsProblem.takeFrom(error)) editor.current?.focus()
        throw error
      }
    },
    onFailure: reportFailure(failure),
  })
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
    wordsProblem.check(await words.text())
    await submit(event)
  }
  return (
    <form noValidate onSubmit={check} className="mt-4 grid gap-4">
      <TextField label={T.name} autoCapitalize="sentences" {...field('name')} />
      <div>
        <p aria-hidden="true" className="mb-1.5 text-xs/5 font-medium text-soft">
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
          <p role="alert" className="mt-1.5 text-xs/5 text-danger">
            {wordsProblem.message}
          </p>
        )}
        <CleanWords document={words.document} isEmpty={words.isEmpty}>
          {tools}
        </CleanWords>
      </div>
      {children}
      <FormActions
        failure={problem}
        submitLabel={submitLabel}
        pendingLabel={pendingLabel}
        isPending={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}

interface Refusal {
  readonly message: string
  readonly isOfNothing: boolean
}

/** @param nothing - message for an empty field. */
function useWordsProblem({ isEmpty }: Pick<FormText, 'isEmpty'>, nothing: string) {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const isOver = refused?.isOfNothing === true && !isEmpty
  return {
    message: isOver ? null : (refused?.message ?? null),

    check(text: string): boolean {
      const found = toRefusal(text, nothing)
      setRefused(found)
      return found !== null
    },

    takeFrom(error: unknown): boolean {
      const told = error instanceof ApiError ? error.body?.fields?.['words'] : undefined
      if (told !== undefined) setRefused({ message: told, isOfNothing: false })
      return told !== undefined
    },
  }
}

function toRefusal(text: string, nothing: string): Refusal | null {
  if (text === '') return { message: nothing, isOfNothing: true }
  return /\S/.test(text) ? null : { message: ITEM_FIELD_MESSAGES.words, isOfNothing: false }
}

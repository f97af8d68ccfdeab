import { type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { UnsavedCheck } from '#ui/form/use-unsaved.tsx'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { type FormText, useTextDocument } from '#words/editor/use-text-document.ts'
import type { WordEditorHandle } from '#words/editor/word-editor.tsx'
import { RefusedFields } from '#words/reading/refused-fields.tsx'
import { useFolders, useLists, useProjects } from '../queries.ts'
import { useScope } from '../scope.ts'
import { FormatFields } from './fields/format-fields.tsx'
import { SourceFields } from './fields/source-fields.tsx'
import { TableFields } from './fields/table-fields.tsx'
import { TargetFields } from './fields/target-fields.tsx'
import { Findings } from './findings.tsx'
import { ImportSession } from './import-session.ts'
import { Preview } from './preview.tsx'
import { takesName } from './saving/list-names.ts'
import { useSaving } from './saving/use-saving.ts'
import { useTarget } from './saving/use-target.ts'
import { IMPORT_TEXTS, IMPORT_DIALOG_TEXTS as T } from './texts.ts'
import { useFileDrop } from './use-file-drop.ts'

interface ImportFormProps {
  readonly folderId?: number | null
  readonly projectId?: number | null
  readonly unsaved: UnsavedCheck
  readonly onClose: () => void
  readonly onCancel: () => void
  readonly onSaving: (cancel: (() => void) | null) => void
}

export function ImportForm({ unsaved, onClose, onCancel, onSaving, ...place }: ImportFormProps) {
  const [session] = useState(() => new ImportSession())
  useEffect(() => () => session.close(), [session])
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot)
  const words = useImportText(session)
  useEffect(() => {
    // Only typed text can be lost: a file can be chosen again.
    unsaved.current = async () => (await words.text()).trim() !== ''
  }, [unsaved, words])
  const isDropping = useFileDrop(session.takeFiles)
  const form = useRef<HTMLFormElement>(null)
  const editor = useRef<WordEditorHandle>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const scope = useScope()
  const { data: savedLists = [] } = useLists(scope)
  const { data: folders = NONE } = useFolders()
  const { data: projects = NONE } = useProjects()
  const isOwn = scope.role === 'owner'
  const target = useTarget({ session, lists: savedLists, file: state.file, ...place })
  const saving = useSaving({
    session,
    target,
    words,
    editor,
    nameField,
    onSaving,
    onRefused: () => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }),
    onClose,
  })
  const isReadingLong = useTakesLong(state.isReading)
  const isSavingLong = useTakesLong(saving.isSaving)
  const { reading, selection, choice, file } = state
  const outcome = reading?.outcome
  const isEmpty = outcome?.kind === 'empty' && file !== null
  const total = selection?.total ?? 0
  const lists = selection?.lists.filter(({ count }) => count > 0) ?? []
  const hasItems = total > 0 || state.isReading
  const reasonId = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void saving.save()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4">
      <div className="grid grid-cols-1 gap-4">
        <SourceFields
          file={file}
          isDropping={isDropping}
          words={words}
          editor={editor}
          problem={state.problem ?? (isEmpty || saving.isSourceMissing ? IMPORT_TEXTS.empty : null)}
          onFiles={session.takeFiles}
          onDropFile={() => session.dropFile()}
        />
        <FormatFields session={session} state={state} />
        {isReadingLong && (
          <ProgressNote text={T.reading} stopLabel={T.stopReading} onStop={() => session.stop()} />
        )}
        {outcome?.kind === 'refused' && (
          <FormAlert>
            <strong className="block font-semibold">{IMPORT_TEXTS.errorTitle}</strong>
            {outcome.message}
          </FormAlert>
        )}
        {outcome?.kind === 'refused' && (
          <RefusedFields
            problem={outcome.problem}
            options={state.options}
            onChange={(options) => session.setOptions(options)}
          />
        )}
        <TableFields session={session} state={state} allowsSplit={target.listId === null} />
        {selection !== null && (
          <Findings
            session={session}
            selection={selection}
            choice={choice}
            target={target.list?.name ?? null}
          />
        )}
        {selection !== null && selection.total > 0 && <Preview selection={selection} name={target.name} />}
        <TargetFields
          lists={savedLists}
          folders={isOwn ? folders : NONE}
          projects={isOwn ? projects : NONE}
          listId={target.listId}
          name={takesName(lists) ? target.name : null}
          nameProblem={saving.nameProblem}
          nameField={nameField}
          place={target.place}
          onList={target.setList}
          onName={target.setName}
          onPlace={target.setPlace}
        />
        {target.problem !== null && <FormAlert>{target.problem}</FormAlert>}
        {saving.problem !== null && <FormAlert>{saving.problem}</FormAlert>}
        {isSavingLong && (
          <ProgressNote
            text={saving.progressText}
            share={saving.share}
            stopLabel={T.stopImport}
            onStop={saving.cancel}
          />
        )}
      </div>
      <div className="sticky bottom-0 -mx-6 mt-4 flex flex-wrap justify-end gap-2 border-t border-line bg-card px-6 py-4">
        {!hasItems && (
          <p id={reasonId} className="mr-auto self-center text-xs/5 text-soft max-sm:w-full">
            {(selection?.known ?? 0) > 0
              ? IMPORT_TEXTS.allSkipped
              : outcome?.kind === 'read'
                ? IMPORT_TEXTS.noneChosen
                : IMPORT_TEXTS.nothingYet}
          </p>
        )}
        <Button className="min-h-10" onClick={saving.isSaving ? saving.cancel : onCancel}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <SubmitButton
          isPending={saving.isSaving}
          pendingLabel={T.pending}
          reasonId={hasItems ? undefined : reasonId}
        >
          {lists.length > 1 ? IMPORT_TEXTS.listsButton(lists.length) : IMPORT_TEXTS.button(total)}
        </SubmitButton>
      </div>
    </form>
  )
}

/** A guest can choose no other place than the project. */
const NONE = [] as const

interface ProgressNoteProps {
  readonly text: string
  readonly share?: number | null
  readonly stopLabel: string
  readonly onStop: () => void
}

function ProgressNote({ text, share = null, stopLabel, onStop }: ProgressNoteProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-wash/50 py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <p role="status" className="text-sm/6">
          {text}
        </p>
        <progress
          aria-label={text}
          max={1}
          {...(share !== null && { value: share })}
          className="mt-1 block h-1.5 w-full accent-accent"
        />
      </div>
      <Button look="quiet" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  )
}

const PAUSE_MILLISECONDS = 250

function useImportText(session: ImportSession): FormText {
  const words = useTextDocument('words to import', '', 'text')
  const { document, text } = words
  useEffect(() => {
    let timer = 0
    const mirror = {
      change() {
        clearTimeout(timer)
        timer = window.setTimeout(async () => session.takeText(await text()), PAUSE_MILLISECONDS)
      },
    }
    void document.attach(mirror, '')
    return () => clearTimeout(timer)
  }, [document, text, session])
  return words
}

const LONG_MILLISECONDS = 300

function useTakesLong(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLong(true), LONG_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isUnderWay])
  return isUnderWay && isLong
}

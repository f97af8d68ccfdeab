import { type RefObject, useRef, useState } from 'react'
import { reportFailure, tellSuccess } from '#ui/tell/tell.ts'
import type { FormText } from '#words/editor/use-text-document.ts'
import type { WordEditorHandle } from '#words/editor/word-editor.tsx'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
import { useScope } from '../../scope.ts'
import type { ImportSession } from '../import-session.ts'
import { IMPORT_DIALOG_TEXTS, IMPORT_TEXTS } from '../texts.ts'
import { nameProblem, takesName } from './list-names.ts'
import { addToList, saveNewLists, type Undo } from './save-lists.ts'
import type { Target } from './use-target.ts'

interface SavingOptions {
  readonly session: ImportSession
  readonly target: Target
  readonly words: FormText
  readonly editor: RefObject<WordEditorHandle | null>
  readonly nameField: RefObject<HTMLInputElement | null>
  readonly onSaving: (cancel: (() => void) | null) => void
  readonly onRefused: () => void
  readonly onClose: () => void
}

interface Progress {
  readonly saved: number
  readonly of: number
}

export function useSaving(options: SavingOptions) {
  const { session, target, words, editor, nameField, onSaving, onRefused, onClose } = options
  const scope = useScope()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isCanceling, setIsCanceling] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasBeenRefused, setHasBeenRefused] = useState(false)
  const isCanceled = useRef(false)
  const isUnderWay = useRef(false)
  const round = useRef(0)
  const keyOf = useRepeatKey()
  const { listId, name, place } = target
  const lists = session.getSnapshot().selection?.lists.filter(({ count }) => count > 0) ?? []
  const wrongName = listId === null && takesName(lists) ? nameProblem(name) : null
  const isEmpty = words.isEmpty && session.getSnapshot().file === null

  async function isReady(): Promise<boolean> {
    session.takeText(await words.text())
    await session.settled()
    const { reading, selection, choice, file } = session.getSnapshot()
    if (wrongName !== null) nameField.current?.focus()
    if (file === null && (await words.text()).trim() === '') editor.current?.focus()
    setHasBeenRefused(true)
    if (wrongName !== null || reading?.outcome.kind !== 'read' || selection === null) return false
    const hasTooLong = selection.tooLong > 0 && !choice.dropsTooLong
    if (selection.total === 0) setProblem(IMPORT_TEXTS.nothing)
    return selection.total > 0 && selection.tooMany === null && !hasTooLong
  }

  function cancel() {
    isCanceled.current = true
    setIsCanceling(true)
  }

  async function save(): Promise<void> {
    setProblem(null)
    if (await isReady()) await send()
    else onRefused()
  }

  async function send(): Promise<void> {
    isCanceled.current = false
    setProgress({ saved: 0, of: 1 })
    onSaving(cancel)
    try {
      if (listId === null) {
        const { undo, lists } = await saveNew()
        await end(undo, IMPORT_TEXTS.success(lists))
      } else {
        const { undo, added, known } = await addToList(scope, session, listId)
        await end(undo, IMPORT_TEXTS.added(added, known))
      }
    } catch (error) {
      setProblem(reportFailure(IMPORT_TEXTS.failure)(error))
    } finally {
      setProgress(null)
      setIsCanceling(false)
      onSaving(null)
    }
  }

  function saveNew() {
    return saveNewLists({
      scope,
      session,
      name,
      place,
      keyOf: (sent) => keyOf([...sent, round.current]),
      isCanceled: () => isCanceled.current,
      onSaved: (saved, of) => setProgress({ saved, of }),
      onTakenBack: () => round.current++,
    })
  }

  async function saveOnce(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await save().finally(() => {
      isUnderWay.current = false
    })
  }

  async function end(undo: Undo, success: string): Promise<void> {
    if (isCanceled.current) {
      await undo()
      setProblem(IMPORT_TEXTS.canceled)
      return
    }
    tellSuccess(success, { undo: { run: undo, failure: IMPORT_TEXTS.undoFailure } })
    onClose()
  }

  return {
    isSaving: progress !== null,
    progressText: toProgressText(progress, isCanceling),
    share: progress !== null && progress.of > 1 ? progress.saved / progress.of : null,
    nameProblem: hasBeenRefused ? wrongName : null,
    isSourceMissing: hasBeenRefused && isEmpty,
    problem,
    save: saveOnce,
    cancel,
  }
}

function toProgressText(progress: Progress | null, isCanceling: boolean): string {
  if (isCanceling) return IMPORT_DIALOG_TEXTS.canceling
  if (progress === null || progress.of === 1) return IMPORT_DIALOG_TEXTS.importing
  return IMPORT_DIALOG_TEXTS.importingList(progress.saved + 1, progress.of)
}

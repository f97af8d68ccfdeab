import { ITEM_FIELD_MESSAGES, projects, type SavedList, savedLists } from '@wordloom/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { FormActions } from '../../shared/form/form-actions.tsx'
import { ApiError, call } from '../../shared/lib/api.ts'
import { useMutation } from '../../shared/lib/use-mutation.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { useRepeatKey } from '../../shared/library/changes/use-repeat-key.ts'
import { Conflict } from '../../shared/library/conflict.tsx'
import { Rows } from '../../shared/library/rows/rows.tsx'
import { toReason } from '../../shared/library/tell/tell.ts'
import { useUnsaved } from '../../shared/library/use-unsaved.tsx'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'
import { TextArea } from '../../shared/ui/form/text-area.tsx'
import { TextField } from '../../shared/ui/form/text-field.tsx'
import { Loaded } from '../../shared/ui/loading/loaded.tsx'
import { PageSpinner } from '../../shared/ui/loading/page-spinner.tsx'
import { showToast } from '../../shared/ui/toast/toast.ts'
import { JOINED_LIST_TEXTS as T } from './texts.ts'

interface JoinedListDialogProps {
  /** Null for a new list. */
  readonly list: { readonly id: number; readonly name: string } | null
  readonly projectId: number
  readonly account: string
  readonly canEdit: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

export function JoinedListDialog({ list, ...rest }: JoinedListDialogProps) {
  if (list === null) return <ListForm before={null} {...rest} />
  return <Existing list={list} {...rest} />
}

function Existing({
  list,
  ...rest
}: JoinedListDialogProps & { readonly list: { id: number; name: string } }) {
  const { account, canEdit, onClose } = rest
  const query = useQuery<SavedList>({
    queryKey: ['a list of a joined project', list.id],
    queryFn: () => call(savedLists.read, { params: { id: list.id }, query: { account } }),
    gcTime: 0,
  })
  if (canEdit && query.data !== undefined) return <ListForm before={query.data} {...rest} />
  return (
    <Dialog title={list.name} onClose={onClose}>
      <div className="mt-4">
        <Loaded query={query} what={T.what} skeleton={<PageSpinner />}>
          {({ words }) => <Rows label={T.words} rows={words} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

interface ListFormProps extends Omit<JoinedListDialogProps, 'list' | 'canEdit'> {
  readonly before: SavedList | null
}

function ListForm({ before, projectId, account, onSaved, onClose }: ListFormProps) {
  const [base, setBase] = useState(before)
  const [name, setName] = useState(before?.name ?? '')
  const [text, setText] = useState(before?.words.join('\n') ?? '')
  const [theirs, setTheirs] = useState<SavedList | null>(null)
  const keyOf = useRepeatKey()
  const isChanged = name !== (base?.name ?? '') || text !== (base?.words.join('\n') ?? '')
  const { check, leave, question } = useUnsaved(onClose)
  useEffect(() => {
    check.current = () => Promise.resolve(isChanged)
  }, [check, isChanged])
  const save = useMutation({
    mutationFn: async (version: number | null) => {
      const words = text.split('\n').filter((word) => word.trim() !== '')
      const query = { account } as const
      if (base === null) {
        await call(projects.addList, {
          params: { id: projectId },
          query,
          body: { name, words },
          idempotencyKey: keyOf([name, text]),
        })
        return
      }
      const params = { id: base.id }
      await call(savedLists.replace, { params, query, body: { name, words }, ifMatch: version })
    },
    onSuccess: () => {
      showToast({ title: T.saved })
      onSaved()
      onClose()
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 412 || base === null) return
      setTheirs(await call(savedLists.read, { params: { id: base.id }, query: { account } }))
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate(base?.version ?? null)
  }
  function takeTheirs(list: SavedList) {
    setBase(list)
    setName(list.name)
    setText(list.words.join('\n'))
    setTheirs(null)
    save.reset()
  }
  const failure = save.error === null || theirs !== null ? null : toReason(save.error, T.notSaved)
  return (
    <Dialog title={before?.name ?? T.newTitle} onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} value={name} onChange={({ target }) => setName(target.value)} />
        <TextArea
          label={T.words}
          rows={10}
          value={text}
          placeholder={ITEM_FIELD_MESSAGES.wordsText}
          onChange={({ target }) => setText(target.value)}
        />
        {theirs !== null && (
          <Conflict
            noun="list"
            items="words"
            mine={{ name, text }}
            theirs={{ name: theirs.name, text: theirs.words.join('\n') }}
            isPending={save.isPending}
            onKeepMine={() => save.mutate(theirs.version)}
            onTakeTheirs={() => takeTheirs(theirs)}
            onRestore={onClose}
          />
        )}
        <FormActions
          failure={failure}
          submitLabel={T.save}
          pendingLabel={T.saving}
          isPending={save.isPending}
          onCancel={leave}
        />
      </form>
      {question}
    </Dialog>
  )
}

import { type ListVersion, listVersions } from '@wordloom/contract'
import { useState } from 'react'
import { toMinute } from '#platform/format/dates.ts'
import { ApiError, call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { refresh } from '../changes/refresh.ts'
import { compareVersion, type VersionContent } from '../content/content.ts'
import { listsKey } from '../keys.ts'
import { Rows } from '../rows/rows.tsx'
import { canCall, type Scope, useScope } from '../scope.ts'
import { VERSION_TEXTS as T } from './texts.ts'

interface EarlierVersionProps {
  readonly list: { readonly id: number; readonly name: string }
  readonly version: ListVersion
  readonly onBack: () => void
  readonly onClose: () => void
}

type Part = keyof typeof T.parts

const PARTS: readonly Part[] = ['back', 'gone', 'words']

export function EarlierVersion(props: EarlierVersionProps) {
  const { list, version, onBack, onClose } = props
  const scope = useScope()
  const query = useQuery({
    queryKey: ['an earlier version of a list', list.id, version.id],
    queryFn: () => compareVersion(scope, list.id, version.id),
    gcTime: 0,
  })
  const bringBack = useBringBack(scope, props, () => void query.refetch())
  const canBringBack =
    canCall(scope, listVersions.bringBack) && query.data !== undefined && !query.data.isSame
  return (
    <Dialog
      title={T.title}
      description={T.about(list.name, toMinute(version.changedAt), version.wordCount)}
      onClose={onClose}
    >
      <Loaded query={query} what={T.what} skeleton={<WordsSkeleton />}>
        {(content) => <Words content={content} />}
      </Loaded>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button className="min-h-10" onClick={onBack}>
          {T.toHistory}
        </Button>
        {canBringBack && (
          <Button
            look="primary"
            className="min-h-10"
            aria-disabled={bringBack.isPending}
            onClick={() => bringBack.isPending || bringBack.mutate(query.data.version)}
          >
            {bringBack.isPending ? T.pending : T.bringBack}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Words({ content }: { readonly content: VersionContent }) {
  const [part, setPart] = useState<Part>(() => PARTS.find((each) => content[each].count > 0) ?? 'words')
  const { count, sample } = content[part]
  return (
    <div className="mt-4 grid gap-3">
      {content.isSame && <p className="text-sm/6 text-soft">{T.same}</p>}
      <Field label={T.show}>
        {(control) => (
          <select
            {...control}
            value={part}
            className={`${SELECT} min-h-10`}
            onChange={({ target }) => setPart(PARTS[target.selectedIndex] ?? 'words')}
          >
            {PARTS.map((each) => (
              <option key={each} value={each}>
                {T.parts[each](content[each].count)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {count === 0 ? (
        <p className="text-sm/6 text-soft">{T.none[part]}</p>
      ) : (
        <Rows key={part} label={T.parts[part](count)} rows={sample} />
      )}
      {count > sample.length && <p className="text-xs/5 text-soft">{T.first(sample.length, count)}</p>}
    </div>
  )
}

function WordsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mt-4 h-14 w-full" />
      <Bone className="mt-3 h-36 w-full" />
    </Skeleton>
  )
}

function useBringBack(
  scope: Scope,
  { list: { id }, version, onClose }: EarlierVersionProps,
  compareAgain: () => void,
) {
  const query = { account: scope.account }
  const finish = () => refresh(listsKey(scope))
  const bring = (versionId: number, ifMatch: number) =>
    call(listVersions.bringBack, { params: { id, versionId }, query, ifMatch })

  /** The words from before are the newest version. */
  async function undo(ifMatch: number): Promise<void> {
    const [last] = await call(listVersions.list, { params: { id }, query })
    if (last !== undefined) await bring(last.id, ifMatch)
    finish()
    tellSuccess(T.undone)
  }

  return useMutation({
    mutationFn: (ifMatch: number) => bring(version.id, ifMatch),
    onSuccess: (list) => {
      finish()
      onClose()
      tellSuccess(T.done, {
        name: list.name,
        undo: { run: () => undo(list.version), failure: T.notUndone },
      })
    },
    onError: (error) => {
      const isChanged = error instanceof ApiError && error.status === 412
      if (isChanged) compareAgain()
      tellFailure(error, isChanged ? T.changed : T.failed)
    },
  })
}

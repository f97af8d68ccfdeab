import { type ListVersion, listVersions } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { useScope } from '../scope.ts'
import { EarlierVersion } from './earlier-version.tsx'
import { VERSIONS_TEXTS as T } from './texts.ts'
import { VersionRows } from './version-rows.tsx'

export interface VersionsDialogProps {
  readonly list: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export default function VersionsDialog({ list, onClose }: VersionsDialogProps) {
  const { account } = useScope()
  const [chosen, setChosen] = useState<ListVersion | null>(null)
  const query = useQuery<readonly ListVersion[]>({
    queryKey: ['versions of a list', list.id],
    queryFn: () => call(listVersions.list, { params: { id: list.id }, query: { account } }),
    gcTime: 0,
  })
  if (chosen !== null)
    return <EarlierVersion list={list} version={chosen} onBack={() => setChosen(null)} onClose={onClose} />
  return (
    <Dialog title={T.title(list.name)} description={T.about} onClose={onClose}>
      <div className="mt-5">
        <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
          {(versions) =>
            versions.length === 0 ? (
              <p className="text-sm/6 text-soft">{T.empty}</p>
            ) : (
              <VersionRows versions={versions} onChoose={setChosen} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

import { RESULT_EXPORTS, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { useMemo } from 'react'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { ChevronDownIcon, CopyIcon, PencilIcon } from '#ui/icons/icons.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { toCombinations } from '../../combination-count.ts'
import { loadResult } from '../../content/content.ts'
import { Rows } from '../../rows/rows.tsx'
import { canCall, useScope } from '../../scope.ts'
import { copyResult, downloadResult } from '../copy-result.ts'
import { RESULT_MENU_TEXTS, type ResultMessages, VIEW_RESULT_TEXTS as T } from '../texts.ts'

interface ViewResultProps {
  readonly result: SavedResultSummary
  readonly messages: ResultMessages
  readonly onEdit: () => void
}

export function ViewResult({ result, messages, onEdit }: ViewResultProps) {
  const { id, description } = result
  const scope = useScope()
  const query = useQuery({
    queryKey: ['the rows of a result', id],
    queryFn: () => loadResult(scope, id),
    gcTime: 0,
  })
  return (
    <div className="pb-6">
      {description !== null && (
        <p className="mt-1.5 text-sm/6 whitespace-pre-line text-soft">{description}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-sm/6 text-soft tabular-nums">{toCombinations(result)}</p>
        <Button onClick={() => void copyResult(scope, result, messages)}>
          <CopyIcon />
          {RESULT_MENU_TEXTS.copy}
        </Button>
        {canCall(scope, savedResults.rename) && (
          <Button onClick={onEdit}>
            <PencilIcon />
            {RESULT_MENU_TEXTS.edit}
          </Button>
        )}
        <Menu
          trigger={
            <Button>
              {T.export}
              <ChevronDownIcon className="size-3.5" />
            </Button>
          }
          groups={[
            RESULT_EXPORTS.map((format) => ({
              key: format,
              label: RESULT_MENU_TEXTS.downloads[format],
              onSelect: () => downloadResult(scope, result, format),
            })),
          ]}
        />
      </div>
      <div className="mt-3">
        <Loaded query={query} what={T.what} skeleton={<RowsSkeleton />}>
          {({ text }) => <RowsOf text={text ?? ''} />}
        </Loaded>
      </div>
    </div>
  )
}

function RowsOf({ text }: { readonly text: string }) {
  const rows = useMemo(() => text.split('\n'), [text])
  return <Rows label={T.rows} rows={rows} />
}

function RowsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-80" />
    </Skeleton>
  )
}

import {
  MAX_COMBINATIONS,
  MAX_KEPT_COMBINATIONS,
  type SavedResultSummary,
  savedResults,
} from '@wordloom/contract'
import { keptWork } from '#platform/kept-work/kept-work.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { loadResult, type ResultContent } from '../../content/content.ts'
import { canCall, useScope } from '../../scope.ts'
import { EditResultForm, type EditResultFormProps, toBaseName } from './edit-result-form.tsx'
import { EDIT_RESULT_TEXTS as T } from './texts.ts'

export function EditResult(form: Omit<EditResultFormProps, 'text'>) {
  const isEditable = canCall(useScope(), savedResults.replace) && isText(form.result)
  return isEditable ? <WithCombinations {...form} /> : <EditResultForm {...form} text={null} />
}

function WithCombinations(form: Omit<EditResultFormProps, 'text'>) {
  const { result } = form
  const scope = useScope()
  const query = useQuery({
    queryKey: ['the text of a result', result.id],
    queryFn: () => loadResult(scope, result.id),
    initialData: () => keptWork.read(toBaseName(result.id)) as ResultContent | undefined,
    gcTime: 0,
  })
  return (
    <div className="mt-4">
      <Loaded query={query} what={T.what} skeleton={<FormSkeleton />}>
        {({ name, description, version, text }) => (
          <EditResultForm {...form} result={{ ...result, name, description, version }} text={text} />
        )}
      </Loaded>
    </div>
  )
}

/** True if the combinations themselves are stored, not only the recipe, and are few enough to edit. */
function isText({ hasRecipe, combinationCount }: SavedResultSummary): boolean {
  return BigInt(combinationCount) <= (hasRecipe ? MAX_KEPT_COMBINATIONS : MAX_COMBINATIONS)
}

function FormSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="grid gap-4">
        <Bone className="h-16" />
        <Bone className="h-26" />
        <Bone className="h-66" />
        <Bone className="h-10 w-36 justify-self-end" />
      </div>
    </Skeleton>
  )
}

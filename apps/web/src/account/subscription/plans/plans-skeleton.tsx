import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { PlanCardBones } from '../../plans/plan-cards-skeleton.tsx'
import { SUBSCRIPTION_TEXTS } from '../texts.ts'

export function PlansSkeleton() {
  return (
    <Skeleton label={SUBSCRIPTION_TEXTS.loading}>
      <div className="rounded-md border border-line bg-card px-5 py-6">
        <Bone className="h-5 w-72 max-w-full" />
      </div>
      <PlanCardBones />
    </Skeleton>
  )
}

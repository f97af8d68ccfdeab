import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { DRAFT_TEXTS } from '../texts.ts'

export function FormSkeleton() {
  return (
    <Skeleton label={DRAFT_TEXTS.loading}>
      <div className="grid gap-5">
        <Bone className="h-9 w-80 max-w-full" />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
          <div className="grid gap-5">
            <Bone className="h-96" />
            <Bone className="h-72" />
          </div>
          <Bone className="h-96" />
        </div>
      </div>
    </Skeleton>
  )
}

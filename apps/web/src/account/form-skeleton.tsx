import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { ACCOUNT_TEXTS } from './texts.ts'

export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <Skeleton label={ACCOUNT_TEXTS.loading}>
      <div className="grid gap-4">
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all fields are the same and never change.
          <div key={place}>
            <Bone className="mb-1.5 h-5 w-28" />
            <Bone className="h-10" />
          </div>
        ))}
        <Bone className="h-10 w-36" />
      </div>
    </Skeleton>
  )
}

import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { SECOND_FACTORS_TEXTS as T } from './texts.ts'

export function FactorsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-6 w-72 max-w-full" />
      <div className="mt-5 divide-y divide-line rounded-md border border-line bg-card">
        {['app', 'passkeys'].map((name) => (
          <div key={name} className="px-4 py-4">
            <Bone className="h-5 w-44" />
            <Bone className="mt-2 h-4 w-80 max-w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { DEMO_MAIL_TEXTS } from './texts.ts'

export function ListSkeleton() {
  return (
    <Skeleton label={DEMO_MAIL_TEXTS.loading}>
      <div className="divide-y divide-line rounded-md border border-line bg-card">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className="px-4 py-3">
            <Bone className="h-5 w-3/4" />
            <Bone className="mt-1.5 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

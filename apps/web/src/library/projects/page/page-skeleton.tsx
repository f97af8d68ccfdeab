import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { PROJECT_TEXTS } from '../texts.ts'

const PLACES = ['first', 'second', 'third']

export function PageSkeleton() {
  return (
    <Skeleton label={PROJECT_TEXTS.loading}>
      <Bone className="mt-8 h-5 w-80 max-w-full" />
      <div className="mt-6 grid gap-3.5 md:grid-cols-3">
        {PLACES.map((place) => (
          <Bone key={place} className="h-52" />
        ))}
      </div>
    </Skeleton>
  )
}

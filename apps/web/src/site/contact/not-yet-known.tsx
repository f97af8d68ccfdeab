import type { UseQueryResult } from '@tanstack/react-query'
import type { ContactOptions } from '@wordloom/contract'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { FeatureRequest } from './feature-request.tsx'
import { Halves } from './halves.tsx'
import { Questions } from './questions.tsx'
import { CONTACT_TEXTS as TEXTS } from './texts.ts'

export function NotYetKnown({ query }: { readonly query: UseQueryResult<ContactOptions> }) {
  const isAlive = useIsAlive()
  return (
    <Halves
      address={<div className="h-[4.75rem] noscript:hidden" />}
      more={
        <>
          <div className="invisible noscript:hidden">
            <FeatureRequest onRequest={() => {}} />
          </div>
          <Questions hasForm={false} />
        </>
      }
      form={
        isAlive ? (
          <Loaded query={query} what={TEXTS.form} skeleton={<FormSkeleton />}>
            {() => <FormSkeleton />}
          </Loaded>
        ) : (
          <div className="min-h-140 noscript:min-h-0">
            <noscript>
              <p>{TEXTS.withoutScripts}</p>
            </noscript>
          </div>
        )
      }
    />
  )
}

function FormSkeleton() {
  return (
    <Skeleton label={TEXTS.loading}>
      <div className="grid min-h-140 content-start gap-6">
        <Bone className="h-7 w-40" />
        <Bone className="h-8 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-10 w-full" />
        <Bone className="h-48 w-full" />
      </div>
    </Skeleton>
  )
}

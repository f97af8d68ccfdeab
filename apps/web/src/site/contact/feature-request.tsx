import { EARLY } from '#platform/document/early-events.ts'
import { Button } from '#ui/button.tsx'
import { CONTACT_TEXTS as TEXTS } from './texts.ts'

export function FeatureRequest({ onRequest }: { readonly onRequest: () => void }) {
  return (
    <section className="mb-7">
      <h2 className="text-lg/7 font-semibold tracking-tight">{TEXTS.missing}</h2>
      <p className="mt-1 text-sm/6 text-soft">{TEXTS.missingText}</p>
      <Button className="mt-3" {...EARLY} onClick={onRequest}>
        {TEXTS.requestFeature}
      </Button>
    </section>
  )
}

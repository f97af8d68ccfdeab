import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { toScriptData } from '../lib/trusted-types.ts'

export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const TYPE = 'application/ld+json'

/** In the browser, `useStructuredData` does this: Trusted Types forbid script elements made by React. */
export function structuredData(things: readonly Thing[]): MetaDescriptor[] {
  return import.meta.env.SSR ? [{ 'script:ld+json': toGraph(things) }] : []
}

export function useStructuredData(things: readonly Thing[]): void {
  const json = JSON.stringify(toGraph(things))
  useEffect(() => {
    document.head.querySelector(`script[type="${TYPE}"]`)?.remove()
    const script = document.createElement('script')
    script.type = TYPE
    script.textContent = toScriptData(json)
    document.head.append(script)
    return () => script.remove()
  }, [json])
}

function toGraph(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things }
}

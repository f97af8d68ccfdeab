import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { toScriptData } from '../lib/trusted-types.ts'

/** One thing that a page tells machines, in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const TYPE = 'application/ld+json'

/**
 * Puts what a page tells machines into its prerendered head. In the browser that is up to `useStructuredData`, as React
 * makes script elements in a way that Trusted Types forbid.
 */
export function structuredData(things: readonly Thing[]): MetaDescriptor[] {
  return import.meta.env.SSR ? [{ 'script:ld+json': toGraph(things) }] : []
}

/** Keeps what the page tells machines in its head for as long as it is shown. */
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

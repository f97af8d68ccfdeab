import { PLACE_TEXTS } from '../texts.ts'

export const VISITOR_PLACES = [
  { to: '/features', label: PLACE_TEXTS.features },
  { to: '/features#guides', label: PLACE_TEXTS.guides },
  { to: '/tools', label: PLACE_TEXTS.tools },
  { to: '/features#plans', label: PLACE_TEXTS.pricing },
  { to: '/how-to-use', label: PLACE_TEXTS.howToUse },
  { to: '/faq', label: PLACE_TEXTS.faq },
] as const

/** The guides link counts as current while any guide is open, and the tools link while any tool is. */
export function toCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  if (to === '/tools' && pathname.startsWith('/tools/')) return 'true'
  return to.endsWith('#guides') && pathname.endsWith('-guide') ? 'true' : undefined
}

import { PLACE_TEXTS } from '../texts.ts'

/** What a visitor reads about the product. */
export const VISITOR_PLACES = [
  { to: '/features', label: PLACE_TEXTS.features },
  { to: '/features#guides', label: PLACE_TEXTS.guides },
  { to: '/how-to-use', label: PLACE_TEXTS.howToUse },
  { to: '/faq', label: PLACE_TEXTS.faq },
] as const

/** Whether a place is the page that is open, or the guides while one of them is. */
export function toCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return to.endsWith('#guides') && pathname.endsWith('-guide') ? 'true' : undefined
}

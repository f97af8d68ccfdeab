/** Name of a meta tag with the page's own path, for pages that the server also returns at other paths. */
export const CANONICAL_PATH = 'canonical-path'

/** Replaces the requested URL with the page's own path, which also removes any secrets from it. */
export function showCanonicalPath(): void {
  const path = document.querySelector<HTMLMetaElement>(`meta[name="${CANONICAL_PATH}"]`)?.content
  if (path !== undefined && path !== location.pathname) history.replaceState(null, '', path)
}

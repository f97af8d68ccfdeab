/** Names the address of a page that the server also answers with under other addresses. */
export const OWN_PATH = 'own-path'

/** Puts the page's own address in place of the one that was asked for, with whatever secrets that had. */
export function takeOwnPath(): void {
  const path = document.querySelector<HTMLMetaElement>(`meta[name="${OWN_PATH}"]`)?.content
  if (path !== undefined && path !== location.pathname) history.replaceState(null, '', path)
}

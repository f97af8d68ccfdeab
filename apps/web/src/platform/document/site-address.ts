/** The server replaces this in prerendered pages with the URL of the installation. */
const ADDRESS_PLACEHOLDER = 'https://site-address.invalid'

export function siteAddress(): string {
  if (import.meta.env.SSR) return ADDRESS_PLACEHOLDER
  return document.documentElement.dataset['site'] ?? location.origin
}

/** Stands in the prerendered pages where the server puts the address of the installation. */
const ADDRESS_PLACEHOLDER = 'https://site-address.invalid'

/** Where this installation is reached by others, as the operator has set it. */
export function siteAddress(): string {
  if (import.meta.env.SSR) return ADDRESS_PLACEHOLDER
  return document.documentElement.dataset['site'] ?? location.origin
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

/** What we use of Trusted Types, which TypeScript's DOM does not know. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy }
    | undefined
}

/** The one policy of the product: scripts come from this origin. */
let policy: ScriptUrlPolicy | undefined

/**
 * The address of a worker's or a service worker's script in the form the browser takes it.
 *
 * @throws {TypeError} for an address of another origin.
 */
export function toScriptUrl(url: string): string {
  if (globalThis.trustedTypes === undefined) return requireOwn(url)
  policy ??= globalThis.trustedTypes.createPolicy('wordloom', { createScriptURL: requireOwn })
  return policy.createScriptURL(url)
}

function requireOwn(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`Scripts come from this site only, not from ${url}`)
  }
  return url
}

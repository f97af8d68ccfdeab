interface Rules {
  createScriptURL(url: string): string
  createScript(text: string): string
}

/** What we use of Trusted Types, which TypeScript's DOM does not know. */
declare global {
  var trustedTypes: { createPolicy(name: string, rules: Partial<Rules>): Rules } | undefined
}

/** The one policy of the product: scripts come from this origin, and what stands in one is data. */
let policy: Rules | undefined

function ask(rule: keyof Rules, text: string): string {
  const rules = { createScriptURL: requireOwn, createScript: requireData }
  if (globalThis.trustedTypes === undefined) return rules[rule](text)
  policy ??= globalThis.trustedTypes.createPolicy('wordloom', rules)
  return policy[rule](text)
}

/**
 * The address of a worker's or a service worker's script in the form the browser takes it.
 *
 * @throws {TypeError} for an address of another origin.
 */
export function toScriptUrl(url: string): string {
  return ask('createScriptURL', url)
}

/**
 * JSON in the form the browser takes as the content of a script element that holds data.
 *
 * @throws {SyntaxError} for anything else.
 */
export function toScriptData(json: string): string {
  return ask('createScript', json)
}

function requireOwn(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError(`Scripts come from this site only, not from ${url}`)
  }
  return url
}

function requireData(json: string): string {
  JSON.parse(json)
  return json
}

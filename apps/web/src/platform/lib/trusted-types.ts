interface Rules {
  createScriptURL(url: string): string
  createScript(text: string): string
}

/** TypeScript's DOM types don't include Trusted Types. */
declare global {
  var trustedTypes: { createPolicy(name: string, rules: Partial<Rules>): Rules } | undefined
}

/** The app's only policy: scripts have this origin, and script elements contain only data. */
let policy: Rules | undefined

function ask(rule: keyof Rules, text: string): string {
  const rules = { createScriptURL: requireOwn, createScript: requireData }
  if (globalThis.trustedTypes === undefined) return rules[rule](text)
  policy ??= globalThis.trustedTypes.createPolicy('wordloom', rules)
  return policy[rule](text)
}

/** @throws {TypeError} if the URL has another origin. */
export function toScriptUrl(url: string): string {
  return ask('createScriptURL', url)
}

/** @throws {SyntaxError} if it isn't JSON. */
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

import { createHash } from 'node:crypto'

/** Skips scripts with a data type: browsers neither run them nor check them against the policy. */
const INLINE = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.+?)<\/script>/gs

/** Hash sources for a content security policy that allows exactly these inline scripts. */
export function digestsOfScripts(html: string): readonly string[] {
  const digests = [...html.matchAll(INLINE)].map(([, code = '']) => `'sha256-${digestOf(code)}'`)
  return [...new Set(digests)]
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

import { createHash } from 'node:crypto'

/** Scripts that stand in a page. Those of another type are data: they are not run, and no policy is asked about them. */
const INLINE = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.+?)<\/script>/gs

/** The digests by which a content security policy lets the scripts run that stand in a page, and no others. */
export function digestsOfScripts(html: string): readonly string[] {
  const digests = [...html.matchAll(INLINE)].map(([, code = '']) => `'sha256-${digestOf(code)}'`)
  return [...new Set(digests)]
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

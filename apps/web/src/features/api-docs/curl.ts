import type { OpenApiMethod } from '@wordloom/contract'

interface CurlCall {
  readonly method: OpenApiMethod
  readonly path: string
  readonly isSignedIn: boolean
  readonly isSigningIn: boolean
  readonly body: unknown
  readonly fileName: string | null
}

/** Returns a shell command. `$ORIGIN` stands for the URL of this installation. */
export function toCurl({ method, path, isSignedIn, isSigningIn, body, fileName }: CurlCall): string {
  const isPlainGet = method === 'get' || (method === 'post' && body !== undefined)
  const parts = [
    `curl "$ORIGIN${path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}"`,
    ...(isPlainGet ? [] : [`-X ${method.toUpperCase()}`]),
    ...(isSignedIn ? ['-b cookies.txt'] : []),
    ...(isSigningIn ? ['-c cookies.txt'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`]),
    ...(fileName === null ? [] : [`-o ${fileName}`]),
  ]
  return parts.join(' \\\n  ')
}

import type { OpenApiMethod } from '@wordloom/contract'

interface CurlCall {
  readonly method: OpenApiMethod
  readonly path: string
  /** Whether it needs somebody who is signed in. */
  readonly isSignedIn: boolean
  /** Whether it signs somebody in. */
  readonly isSigningIn: boolean
  readonly body: unknown
  /** What the answer is kept as, when it is a file. */
  readonly fileName: string | null
}

/** A command for a shell; `$ORIGIN` stands for where the installation is. */
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

import type {
  Access,
  OpenApiDocument,
  OpenApiMethod,
  OpenApiOperation,
  OpenApiParameter,
} from '@wordloom/contract'
import { type Answer, type Refusal, toAnswer, toRefusals } from './answers.ts'
import { toExample } from './example.ts'
import { type Field, toField, toFields } from './fields.ts'

export interface ApiCall {
  readonly id: string
  readonly method: OpenApiMethod
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly tokenScope: string | null
  readonly parameters: readonly Field[]
  readonly headers: readonly Field[]
  readonly body: readonly Field[]
  /** In bytes. */
  readonly bodyLimit: number | null
  readonly success: Answer
  readonly refusals: readonly Refusal[]
  readonly curl: string
}

interface Place {
  readonly method: OpenApiMethod
  readonly path: string
  readonly operation: OpenApiOperation
}

/** Calls whose response sets a cookie, which curl has to save. */
const SIGNING_IN = new Set(['accounts.signUp', 'accounts.changePassword', 'sessions.signIn'])

export function toApiCall(document: OpenApiDocument, { method, path, operation }: Place): ApiCall {
  const { operationId: id, 'x-access': access, 'x-body-limit': bodyLimit = null } = operation
  const sent = operation.requestBody?.content['application/json']?.schema
  const success = toAnswer(document, operation)
  return {
    id,
    method,
    path,
    summary: operation.summary,
    access,
    tokenScope: operation.security.flatMap(({ token = [] }) => token)[0] ?? null,
    parameters: operation.parameters.filter((each) => each.in !== 'header').map(toParameterField),
    headers: operation.parameters.filter((each) => each.in === 'header').map(toParameterField),
    body: sent === undefined ? [] : toFields(sent),
    bodyLimit,
    success,
    refusals: toRefusals(document, operation),
    curl: toCurl({
      method,
      path,
      isSignedIn: access === 'signed-in' || access === 'admin',
      isSigningIn: SIGNING_IN.has(id),
      body: sent && toExample(sent, document.components.schemas),
      fileName: success.mediaType === 'application/zip' ? 'wordloom.zip' : null,
    }),
  }
}

function toParameterField({ name, schema, required, description }: OpenApiParameter): Field {
  const field = toField(name, schema, required)
  return description === undefined ? field : { ...field, rules: [description] }
}

interface CurlCall {
  readonly method: OpenApiMethod
  readonly path: string
  readonly isSignedIn: boolean
  readonly isSigningIn: boolean
  readonly body: unknown
  readonly fileName: string | null
}

function toCurl({ method, path, isSignedIn, isSigningIn, body, fileName }: CurlCall): string {
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

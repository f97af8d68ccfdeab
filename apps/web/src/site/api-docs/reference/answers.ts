import {
  ACCOUNT_MESSAGES,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
} from '@wordloom/contract'
import { toExample } from './example.ts'
import { type Field, toFields } from './fields.ts'
import { referredName, toTypeText } from './schema-text.ts'

export interface Answer {
  readonly status: string
  readonly mediaType: string | null
  readonly type: string | null
  readonly object: string | null
  readonly fields: readonly Field[]
  readonly example: string | null
}

export interface Refusal {
  readonly status: string | null
  readonly description: string
}

const NOTICES: Readonly<Record<string, string>> = {
  'accounts.forgotPassword': ACCOUNT_MESSAGES.resetRequested,
  'accounts.resetPassword': ACCOUNT_MESSAGES.passwordReset,
  'accounts.verifyEmail': ACCOUNT_MESSAGES.emailVerified,
  'accounts.resendVerification': ACCOUNT_MESSAGES.verificationSent,
  'accounts.changeEmail': ACCOUNT_MESSAGES.emailChangeSent,
}

export function toAnswer(document: OpenApiDocument, { operationId, responses }: OpenApiOperation): Answer {
  const [status = '', response] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? []
  const [mediaType = null, media] = Object.entries(readContent(response))[0] ?? []
  const schema = media?.schema
  const notice = NOTICES[operationId]
  const example =
    notice === undefined ? schema && toExample(schema, document.components.schemas) : { message: notice }
  return {
    status,
    mediaType,
    type: schema === undefined ? null : toTypeText(schema),
    object: schema === undefined ? null : referredName(schema),
    fields: schema === undefined ? [] : toFields(schema),
    example: example === undefined ? null : JSON.stringify(example, null, 2),
  }
}

export function toRefusals(document: OpenApiDocument, { responses }: OpenApiOperation): readonly Refusal[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) return []
    const { description = '' } = document.components.responses[response.$ref.replace(/^.*\//, '')] ?? {}
    return [{ status: status === 'default' ? null : status, description }]
  })
}

type Response = OpenApiOperation['responses'][string]

function readContent(response: Response | undefined): NonNullable<OpenApiResponse['content']> {
  return response !== undefined && 'content' in response ? (response.content ?? {}) : {}
}

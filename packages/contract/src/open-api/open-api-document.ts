import type * as z from 'zod/mini'
import type { Bounds, BoundsName } from '../bounds.ts'
import type { Access } from '../endpoint.ts'
import type { RateLimit, RateLimitName } from '../rate-limits.ts'

/** A JSON Schema (draft 2020-12) and the error messages for invalid values. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { readonly 'x-messages'?: readonly string[] }

/** The parts of OpenAPI 3.1 that this API uses (spec.openapis.org/oas/v3.1.1.html). */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, OpenApiPath>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, OpenApiResponse>>
    readonly securitySchemes: Readonly<Record<string, OpenApiSecurityScheme>>
  }
  /** Explains the names in each operation. */
  readonly 'x-bounds': Readonly<Record<BoundsName, Bounds>>
  readonly 'x-rate-limits': Readonly<Record<RateLimitName, RateLimit>>
}

export type OpenApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type OpenApiPath = Readonly<Partial<Record<OpenApiMethod, OpenApiOperation>>>

export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Any one of these is enough; an empty one needs no credentials. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, OpenApiMedia>>
  }
  /** Keyed by status; `default` covers all others. */
  readonly responses: Readonly<Record<string, OpenApiResponse | OpenApiReference>>
  readonly 'x-access': Access
  readonly 'x-body-limit'?: number
  readonly 'x-bounds': BoundsName
  readonly 'x-rate-limits': readonly RateLimitName[]
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, OpenApiHeader>>
  readonly content?: Readonly<Record<string, OpenApiMedia>>
}

export interface OpenApiHeader {
  readonly description: string
  readonly schema: JsonSchema
}

export interface OpenApiMedia {
  readonly schema?: JsonSchema
}

export interface OpenApiReference {
  readonly $ref: string
}

export type OpenApiSecurityScheme =
  | { readonly type: 'apiKey'; readonly in: 'cookie'; readonly name: string; readonly description: string }
  | { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }

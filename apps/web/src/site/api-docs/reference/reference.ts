import type { OpenApiDocument, OpenApiMethod } from '@wordloom/contract'
import { type ApiCall, toApiCall } from './api-call.ts'
import { type Field, toFields } from './fields.ts'

export interface ApiReference {
  readonly groups: readonly ApiGroup[]
  readonly objects: readonly ApiObject[]
}

export interface ApiGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly calls: readonly ApiCall[]
}

export interface ApiObject {
  readonly name: string
  readonly fields: readonly Field[]
}

/** Returns plain data, so that the reference can be generated at build time. */
export function toApiReference(document: OpenApiDocument): ApiReference {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: toApiCall(document, { method: method as OpenApiMethod, path, operation }),
    })),
  )
  return {
    groups: document.tags.map(({ name, description }) => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    })),
    objects: Object.entries(document.components.schemas).map(([name, schema]) => ({
      name,
      fields: toFields(schema),
    })),
  }
}

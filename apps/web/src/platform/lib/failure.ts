import { ApiError, NetworkError } from './api.ts'

export interface Failure {
  readonly title: string
  readonly description: string
}

export function toFailure(error: unknown, { title, description }: Failure): Failure {
  if (error instanceof NetworkError) {
    return { title: 'Network Error', description: 'Please check your connection and try again.' }
  }
  const message = error instanceof ApiError ? error.body?.message : undefined
  return { title, description: message ?? description }
}

import { ApiError, NetworkError } from './api.ts'

export interface Failure {
  readonly title: string
  readonly description: string
}

/** What to tell people of a call that failed: what the server says, else what is said of this call. */
export function toFailure(error: unknown, { title, description }: Failure): Failure {
  if (error instanceof NetworkError) {
    return { title: 'Network Error', description: 'Please check your connection and try again.' }
  }
  const message = error instanceof ApiError ? error.body?.message : undefined
  return { title, description: message ?? description }
}

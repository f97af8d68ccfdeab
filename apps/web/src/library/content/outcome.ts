import { ApiError, NetworkError } from '#platform/lib/api.ts'

/** Errors would lose their fields on the way to the page, so workers return outcomes. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable' }

export async function toOutcome<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await work() }
  } catch (error) {
    if (error instanceof ApiError) {
      return { kind: 'refused', status: error.status, text: error.message.slice(`${error.status}: `.length) }
    }
    if (error instanceof NetworkError) return { kind: 'unreachable' }
    throw error
  }
}

/** @throws {ApiError | NetworkError} */
export function unpack<Value>(outcome: Outcome<Value>): Value {
  switch (outcome.kind) {
    case 'done':
      return outcome.value
    case 'refused':
      throw new ApiError(outcome.status, outcome.text)
    case 'unreachable':
      throw new NetworkError("We can't reach the server")
  }
}

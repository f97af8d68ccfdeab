import { RequestError } from '../errors.ts'

/** Why work on an input isn't possible. `isTooLarge` if a smaller input would do. */
export interface Unusable {
  readonly problem: string
  readonly isTooLarge?: true
}

export function refuse({ problem, isTooLarge }: Unusable, field: string): RequestError {
  const code = isTooLarge ? 'too_large' : 'bad_request'
  return new RequestError(code, { message: problem, fields: { [field]: problem } })
}

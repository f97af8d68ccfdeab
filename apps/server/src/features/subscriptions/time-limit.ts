import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'

const TIME_LIMIT_MS = 9_500

/** `work` must call `throwIfLate` before each step, which throws after the time limit. */
export async function withTimeLimit<Result>(
  work: (throwIfLate: () => void) => Promise<Result>,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  let refusal: RequestError | null = null
  const timer = setTimeout(() => {
    refusal = new RequestError('bad_gateway', { message: SUBSCRIPTION_MESSAGES.providerDown })
    reject(refusal)
  }, timeLimitMs)
  const throwIfLate = () => {
    if (refusal !== null) throw refusal
  }
  return Promise.race([work(throwIfLate), over]).finally(() => clearTimeout(timer))
}

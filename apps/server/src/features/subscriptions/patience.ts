import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'

/** Time limit for an action that takes several requests to the provider. */
const PATIENCE_MS = 9_500

/** `work` must call `stillWanted` before each step, which throws after the time limit. */
export async function withinPatience<Result>(
  work: (stillWanted: () => void) => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  let refusal: RequestError | null = null
  const timer = setTimeout(() => {
    refusal = new RequestError('bad_gateway', { message: SUBSCRIPTION_MESSAGES.providerDown })
    reject(refusal)
  }, patienceMs)
  const stillWanted = () => {
    if (refusal !== null) throw refusal
  }
  return Promise.race([work(stillWanted), over]).finally(() => clearTimeout(timer))
}

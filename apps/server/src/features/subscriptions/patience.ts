import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'

/** Nobody waits longer for what takes several questions to the provider. */
const PATIENCE_MS = 9_500

/**
 * Answers as `work` does, or `bad_gateway` when that takes too long. Work asks `stillWanted`, which throws, before each step: what
 * nobody waits for any more begins nothing new.
 */
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

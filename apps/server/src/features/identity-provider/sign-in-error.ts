import { SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'

/** Signing in through the identity provider came to nothing. The message is for the operator, the problem for the person. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, reason: string = SIGN_IN_PROBLEMS[problem].message) {
    super(reason)
    this.problem = problem
  }
}

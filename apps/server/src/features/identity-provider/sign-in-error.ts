import { SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'

export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, reason: string = SIGN_IN_PROBLEMS[problem].message) {
    super(reason)
    this.problem = problem
  }
}

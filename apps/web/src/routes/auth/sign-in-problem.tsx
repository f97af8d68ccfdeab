import { SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'
import { type MetaFunction, useLocation } from 'react-router'
import { SignInProblemPage } from '#account/auth/sign-in/sign-in-problem.tsx'
import { SIGN_IN_PROBLEM_TEXTS } from '#account/auth/texts.ts'
import { CANONICAL_PATH } from '#platform/document/canonical-path.ts'
import { memberMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = ({ location }) => [
  ...memberMeta(SIGN_IN_PROBLEM_TEXTS.pageTitle),
  { name: CANONICAL_PATH, content: SIGN_IN_PROBLEMS[problemAt(location.pathname)].path },
]

export default function SignInProblemRoute() {
  const { pathname } = useLocation()
  return <SignInProblemPage problem={problemAt(pathname)} />
}

/** Prerendered paths end with a slash. */
function problemAt(pathname: string): SignInProblem {
  const path = pathname.replace(/\/$/, '')
  const problems = Object.keys(SIGN_IN_PROBLEMS) as SignInProblem[]
  return problems.find((problem) => SIGN_IN_PROBLEMS[problem].path === path) ?? 'incomplete'
}

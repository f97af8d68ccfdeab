import { describePlace } from '@wordloom/uploads'
import type * as z from 'zod/mini'

/** @example describeIssue(error) // 'rules 2, text: A rule can have at most 20,000 characters' */
export function describeIssue({ issues: [issue] }: z.core.$ZodError): string {
  if (issue === undefined) return ''
  const place = describePlace(
    issue.path
      .filter((part, i) => i > 0 || part !== 'rows')
      .map((part) => (typeof part === 'number' ? part : String(part))),
  )
  return place === '' ? issue.message : `${place}: ${issue.message}`
}

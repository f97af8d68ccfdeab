import { accounts } from './accounts.ts'
import { admin, impersonation } from './admin.ts'
import { apiTokens } from './api-tokens.ts'
import { contact } from './contact.ts'
import { deadLetters } from './dead-letters.ts'
import { demoMail } from './demo-mail.ts'
import type { Endpoint } from './endpoint.ts'
import { folders } from './folders.ts'
import { identityProvider } from './identity-provider.ts'
import { projects } from './projects.ts'
import { savedLists } from './saved-lists.ts'
import { savedResults } from './saved-results.ts'
import { secondFactors } from './second-factors.ts'
import { sessions } from './sessions.ts'
import { subscriptions } from './subscriptions.ts'
import { trash } from './trash.ts'

/** Every endpoint of the API, by topic. The documentation and the access tests read this list. */
export const API = {
  sessions,
  secondFactors,
  accounts,
  apiTokens,
  identityProvider,
  subscriptions,
  savedLists,
  savedResults,
  folders,
  projects,
  trash,
  admin,
  deadLetters,
  impersonation,
  contact,
  demoMail,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

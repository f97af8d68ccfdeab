import { accounts } from './accounts/accounts.ts'
import { apiTokens } from './accounts/api-tokens.ts'
import { identityProvider } from './accounts/identity-provider.ts'
import { secondFactors } from './accounts/second-factors.ts'
import { sessions } from './accounts/sessions.ts'
import { admin, impersonation } from './admin/admin.ts'
import { deadLetters } from './admin/dead-letters.ts'
import { combinations } from './combinations/combinations.ts'
import { domains } from './domains/domains.ts'
import type { Endpoint } from './endpoint.ts'
import { folders } from './library/folders.ts'
import { listVersions } from './library/list-versions.ts'
import { marks } from './library/marks.ts'
import { people } from './library/people.ts'
import { projects } from './library/projects.ts'
import { savedLists } from './library/saved-lists.ts'
import { savedResults } from './library/saved-results.ts'
import { shares } from './library/shares.ts'
import { trash } from './library/trash.ts'
import { contact } from './site/contact.ts'
import { demoMail } from './site/demo-mail.ts'
import { subscriptions } from './subscriptions/subscriptions.ts'
import { targets } from './targets/targets.ts'
import { uploads } from './uploads/uploads.ts'

export const API = {
  sessions,
  secondFactors,
  accounts,
  apiTokens,
  identityProvider,
  subscriptions,
  savedLists,
  listVersions,
  savedResults,
  folders,
  projects,
  marks,
  people,
  shares,
  trash,
  combinations,
  targets,
  uploads,
  admin,
  deadLetters,
  impersonation,
  domains,
  contact,
  demoMail,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

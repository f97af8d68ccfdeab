import { createCreation } from './actions/creation.ts'
import { createEditing } from './actions/editing.ts'
import { createPerformAction } from './actions/perform.ts'
import { createRemoval } from './actions/removal.ts'
import { createFactorRemoval } from './actions/second-factors.ts'
import { createStanding } from './actions/standing.ts'
import { createSubscription } from './actions/subscription.ts'
import { createVerification } from './actions/verification.ts'
import { createInspecting } from './inspecting.ts'
import { createListing } from './listing.ts'
import type { AdminParts } from './parts.ts'

export type AdminService = ReturnType<typeof createAdminService>

export function createAdminService(parts: AdminParts) {
  const perform = createPerformAction(parts)
  return {
    ...createListing(parts),
    ...createInspecting(parts, perform),
    ...createCreation(parts, perform),
    ...createEditing(parts, perform),
    ...createSubscription(parts, perform),
    ...createStanding(parts, perform),
    ...createFactorRemoval(parts, perform),
    ...createVerification(parts, perform),
    ...createRemoval(parts, perform),
  }
}

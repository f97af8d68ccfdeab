import { createCreation } from './creation.ts'
import { createDeeds } from './deed.ts'
import { createEditing } from './editing.ts'
import { createInspecting } from './inspecting.ts'
import { createListing } from './listing.ts'
import type { AdminParts } from './parts.ts'
import { createRemoval } from './removal.ts'
import { createFactorRemoval } from './second-factors.ts'
import { createStanding } from './standing.ts'
import { createSubscription } from './subscription.ts'
import { createVerification } from './verification.ts'

export type AdminService = ReturnType<typeof createAdminService>

export function createAdminService(parts: AdminParts) {
  const perform = createDeeds(parts)
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

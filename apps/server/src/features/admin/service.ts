import { createCreation } from './deeds/creation.ts'
import { createDeeds } from './deeds/deed.ts'
import { createEditing } from './deeds/editing.ts'
import { createRemoval } from './deeds/removal.ts'
import { createFactorRemoval } from './deeds/second-factors.ts'
import { createStanding } from './deeds/standing.ts'
import { createSubscription } from './deeds/subscription.ts'
import { createVerification } from './deeds/verification.ts'
import { createInspecting } from './inspecting.ts'
import { createListing } from './listing.ts'
import type { AdminParts } from './parts.ts'

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

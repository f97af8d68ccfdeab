import { ENTITLEMENTS_PATH, type Entitlements, entitlementsOf } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

export function entitlementRoutes(app: FastifyInstance, { freePlan }: { freePlan: Entitlements }): void {
  app.get(ENTITLEMENTS_PATH, async (): Promise<Entitlements> => entitlementsOf('free', freePlan))
}

import { type Entitlements, entitlementsOf, subscriptions } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

export function entitlementRoutes(app: FastifyInstance, { freePlan }: { freePlan: Entitlements }): void {
  app.get(
    subscriptions.entitlements.path,
    async (): Promise<Entitlements> => entitlementsOf('free', freePlan),
  )
}

import { type Entitlements, entitlementsOf, subscriptions } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { createEntitlements } from './entitlements.ts'

export function subscriptionRoutes(app: FastifyInstance, { freePlan }: { freePlan: Entitlements }): void {
  const entitlementsFor = createEntitlements(freePlan)
  serve(app, subscriptions.entitlements, async ({ viewer }) =>
    viewer === null ? entitlementsOf('free', freePlan) : entitlementsFor(viewer.user),
  )
  serve(app, subscriptions.status, async ({ viewer }) => ({
    plan: viewer.user.subscriptionPlan,
    status: viewer.user.subscriptionStatus,
    paidUntil: null,
    graceUntil: null,
  }))
}

import { type Entitlements, entitlementsOf, subscriptions, type User } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'

export function subscriptionRoutes(app: FastifyInstance, { freePlan }: { freePlan: Entitlements }): void {
  serve(app, subscriptions.entitlements, async ({ viewer }) =>
    entitlementsOf(viewer === null ? 'free' : countingPlan(viewer.user), freePlan),
  )
  serve(app, subscriptions.status, async ({ viewer }) => ({
    plan: viewer.user.subscriptionPlan,
    status: viewer.user.subscriptionStatus,
  }))
}

function countingPlan({ subscriptionPlan, subscriptionStatus }: User) {
  return subscriptionStatus === 'active' ? subscriptionPlan : 'free'
}

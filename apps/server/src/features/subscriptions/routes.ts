import { subscriptions } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { SandboxCheckout } from './sandbox/checkout.ts'
import type { SubscriptionService } from './service.ts'
import type { Webhook } from './webhook/webhook.ts'

interface RouteParts {
  readonly service: SubscriptionService
  readonly checkout: SandboxCheckout
  readonly webhook: Webhook
}

export function subscriptionRoutes(app: FastifyInstance, { service, checkout, webhook }: RouteParts): void {
  serve(app, subscriptions.entitlements, ({ viewer }) => service.entitlements(viewer?.user.id ?? null))
  serve(app, subscriptions.options, () => service.options())
  serve(app, subscriptions.status, ({ viewer }) => service.status(viewer.user.id))
  serve(app, subscriptions.payments, ({ viewer }) => service.payments(viewer.user.id))
  serve(app, subscriptions.create, ({ viewer, body }) => service.create(viewer.user.id, body.plan))
  serve(app, subscriptions.refresh, ({ viewer }) => service.refresh(viewer.user.id))
  serve(app, subscriptions.cancel, ({ viewer }) => service.cancel(viewer.user.id))
  serve(app, subscriptions.resume, ({ viewer }) => service.resume(viewer.user.id))
  serve(app, subscriptions.payInSandbox, ({ viewer, body }) => checkout.pay(viewer.user.id, body))
  serve(app, subscriptions.webhook, async ({ request }) => {
    await webhook.receive(request.body, request.headers['stripe-signature'])
    return { received: true }
  })
}

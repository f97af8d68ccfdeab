import { accounts } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AccountService } from './service.ts'

export function accountRoutes(app: FastifyInstance, service: AccountService): void {
  serve(app, accounts.signUp, async ({ body, client, cookies }) => {
    const { user, secret } = await service.signUp(body, client, cookies.session)
    cookies.startSession(secret)
    return user
  })
  serve(app, accounts.forgotPassword, ({ body, client }) => service.forgotPassword(body.email, client))
  serve(app, accounts.resetPassword, ({ body, client }) =>
    service.resetPassword(body.token, body.password, client),
  )
  serve(app, accounts.verifyEmail, async ({ viewer, body, client, cookies }) => {
    const { message, secret } = await service.verifyEmail(viewer, body, client, cookies.session)
    if (secret !== null) cookies.startSession(secret)
    return { message }
  })
  serve(app, accounts.resendVerification, ({ viewer }) => service.resendVerification(viewer))
  serve(app, accounts.details, ({ viewer }) => service.details(viewer))
  serve(app, accounts.rename, ({ viewer, body }) => service.rename(viewer, body))
  serve(app, accounts.changePassword, async ({ viewer, body, client, cookies }) => {
    const { user, secret } = await service.changePassword(viewer, body, client, cookies.session)
    cookies.startSession(secret)
    return user
  })
  serve(app, accounts.changeEmail, ({ viewer, body, client }) => service.changeEmail(viewer, body, client))
  serve(app, accounts.remove, async ({ viewer, body, client, cookies }) => {
    await service.remove(viewer, body.currentPassword, client)
    cookies.endSession()
  })
}

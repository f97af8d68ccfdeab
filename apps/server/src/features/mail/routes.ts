import { demoMail } from '@wordloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import type { Demo } from '../../http/pages/demo.ts'
import { serve } from '../../http/serve.ts'
import type { DemoInbox } from './demo-inbox.ts'

/** No scripts, nothing loaded, framed only by our own pages; links may open new tabs. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ')

/** Answers only while the demo is open, because the mails hold links that open accounts. */
export function demoMailRoutes(app: FastifyInstance, inbox: DemoInbox, { isOpen }: Demo): void {
  const read = <Part>(request: FastifyRequest, work: () => Promise<Part>): Promise<Part> => {
    if (!isOpen(request)) throw new RequestError('not_found')
    return work()
  }

  serve(app, demoMail.list, ({ request }) => read(request, () => inbox.list()))
  serve(app, demoMail.read, ({ request, params }) => read(request, () => inbox.read(params.id)))
  serve(app, demoMail.readHtml, async ({ request, params, reply }) => {
    const html = await read(request, () => inbox.readHtml(params.id))
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { aStripe } from './stripe.ts'

/** Prints `settings` and `actions`: `POST <actions>/refund` with `["in_…", 500]` refunds. */

const stripe = await aStripe()
const { pay, confirm, turn, expire, giveUp, setCard, retry, refund, dispute, closeDispute } = stripe
const { disturb, deliverTo, delivered } = stripe
const actions = new Map<string, (...parameters: never) => unknown>(
  Object.entries({
    ...{ pay, confirm, turn, expire, giveUp, setCard, retry, refund, dispute, closeDispute },
    ...{ disturb, deliverTo, delivered },
  }),
)

const server = createServer(async (request, response) => {
  const answer = (status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value ?? null))
  }
  const { requests, books } = stripe
  if (request.method === 'GET') {
    const [subscriptions, invoices] = [[...books.subscriptions.values()], [...books.invoices.values()]]
    return answer(200, { requests, subscriptions, invoices, events: books.events })
  }
  const action = actions.get(request.url?.slice(1) ?? '')
  if (action === undefined) return answer(404, null)
  try {
    const parameters = (await json(request)) as never[]
    answer(200, await action(...(parameters as never)))
  } catch (error) {
    answer(400, String(error))
  }
})

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
process.stdout.write(
  `${JSON.stringify({ settings: stripe.settings, actions: `http://127.0.0.1:${port}` })}\n`,
)

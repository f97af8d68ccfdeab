import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { NONCE_PLACEHOLDER } from './shared/document/nonce.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={NONCE_PLACEHOLDER} />,
    { nonce: NONCE_PLACEHOLDER },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

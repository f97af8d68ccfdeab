import { PRODUCT_TEXTS } from '@wordloom/contract'
import { OFFLINE_TEXTS as TEXTS } from '#ui/texts.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; font: 16px/24px Inter, system-ui, sans-serif }
  main { max-width: 32rem; margin: 0 auto; padding: 6rem 1rem }
  h1 { margin: 0 0 .75rem; font-size: 28px; line-height: 36px; letter-spacing: -.022em }
  a { margin-right: 1.5rem; color: LinkText }
`

export async function answerOffline(): Promise<Response> {
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TEXTS.title} · ${PRODUCT_TEXTS.name}</title>
<style>${STYLE}</style>
<main>
<h1>${TEXTS.title}</h1>
<p>${TEXTS.text}</p>
<p><a href="">${TEXTS.retry}</a> <a href="/">${TEXTS.generator}</a></p>
</main>
</html>`
  return new Response(text, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await digestOf(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

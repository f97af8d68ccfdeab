import type { EmailContent } from './email-content.ts'
import { MARK, SEAM } from './mark.ts'
import { FRAME_TEXTS } from './texts.ts'

const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const DARK = {
  paper: 'background: #101218',
  card: 'background: #171a21; border-color: #313745',
  ink: 'color: #eef0f4',
  soft: 'color: #adb3c0',
  line: 'border-color: #313745',
  link: 'color: #93b8ff',
} as const

/** Without media queries, mail programs keep inline colors. Outlook marks what it darkens (`data-ogsb`). */
const STYLES = `
    @media (prefers-color-scheme: dark) {
${toDarkRules('')}
    }
${toDarkRules('[data-ogsb] ')}
${toDarkRules('[data-ogsc] ')}
    @media (max-width: 480px) {
      .card { padding: 28px 20px !important }
    }`

function toDarkRules(within: string): string {
  return Object.entries(DARK)
    .map(([name, style]) => `      ${within}.${name} { ${style.replaceAll(';', ' !important;')} !important }`)
    .join('\n')
}

export function toHtml(content: EmailContent): string {
  const { subject, preview, heading, quote, paragraphs, button, ifNotYou, reason } = content
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
  <title>${escapeHtml(subject)}</title>
  <style>
    :root { color-scheme: light dark; supported-color-schemes: light dark }${STYLES}
  </style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: #faf9f7">
  <div style="display: none; max-height: 0; overflow: hidden; opacity: 0">${escapeHtml(preview)}${'&#8203;&nbsp;'.repeat(60)}</div>
  <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: #faf9f7">
    <tr><td align="center" style="padding: 32px 12px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px; font-family: ${SANS}">
        <tr><td style="padding: 0 4px 20px">${MARK}</td></tr>
        <tr><td>${SEAM}</td></tr>
        <tr><td class="card" style="padding: 36px 40px; background: #ffffff; border: 1px solid #e2dfd7; border-top: 0; border-radius: 0 0 8px 8px">
          <h1 class="ink" dir="auto" style="margin: 0 0 16px; font-size: 22px; line-height: 28px; font-weight: 600; color: #17191f">${escapeHtml(heading)}</h1>
          ${quote === undefined ? '' : toQuote(quote)}
          ${paragraphs.map((text) => toParagraph(escapeHtml(text), 'ink', INK)).join('\n          ')}
          ${button === undefined ? '' : toButton(button)}
          ${ifNotYou === undefined ? '' : toParagraph(toAdvice(ifNotYou), 'soft line', `${SOFT}; margin: 24px 0 0; padding: 20px 0 0; border-top: 1px solid #e2dfd7`)}
        </td></tr>
        <tr><td style="padding: 20px 4px 0">${toParagraph(escapeHtml(reason), 'soft', `${SOFT}; margin: 0; font-size: 13px; line-height: 20px`)}</td></tr>
      </table>
    </td></tr>
  </table>
</body>
</html>
`
}

const INK = 'color: #17191f'
const SOFT = 'color: #565b66'

function toParagraph(html: string, className: string, style: string): string {
  return `<p class="${className}" style="margin: 0 0 16px; font-size: 16px; line-height: 24px; overflow-wrap: anywhere; ${style}">${html}</p>`
}

/** Some mail programs drop line breaks without `<br>`, and the text may run right to left. */
function toQuote(text: string): string {
  const html = escapeHtml(text).replaceAll('\n', '<br>\n')
  return `<div class="ink line" dir="auto" style="margin: 0 0 24px; padding: 2px 0 2px 16px; border-left: 3px solid #3b82f6; font-size: 16px; line-height: 24px; overflow-wrap: anywhere; ${INK}">${html}</div>`
}

/** Word ignores padding on links, so the cell has a padding that only Word applies. */
function toButton({ label, url, limits }: NonNullable<EmailContent['button']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 24px 0">
            <tr><td align="center" bgcolor="#2563eb" style="border-radius: 8px; background: #2563eb; mso-padding-alt: 12px 24px">
              <a href="${escapeHtml(url)}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; font-size: 16px; line-height: 24px; font-weight: 600; color: #ffffff; text-decoration: none">${escapeHtml(label)}</a>
            </td></tr>
          </table>
          ${limits === undefined ? '' : toParagraph(escapeHtml(limits), 'soft', SOFT)}
          <p class="soft" style="margin: 0 0 4px; font-size: 13px; line-height: 20px; ${SOFT}">${FRAME_TEXTS.copyAddress}</p>
          <p style="margin: 0; font-size: 13px; line-height: 20px; word-break: break-all">${toLink(url)}</p>`
}

function toAdvice({ text, url }: NonNullable<EmailContent['ifNotYou']>): string {
  return url === undefined ? escapeHtml(text) : `${escapeHtml(text)}: ${toLink(url)}`
}

function toLink(url: string): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color: #1d4ed8">${escapeHtml(url)}</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

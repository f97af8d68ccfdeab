import { describe, expect, it } from 'vitest'
import type { Mail } from '#ports/mail.ts'
import { toHtml } from './html.ts'
import { toText } from './text.ts'
import { writeContent } from './write-content.ts'

const RECIPIENT = 'ann@example.org'
const TOKEN = 'MDE5MmYzYTItN2I0Yy03ZDE4'
const PARTS = {
  publicUrl: 'https://words.example',
  token: TOKEN,
  happenedAt: new Date('2026-11-21T08:00:00Z'),
}

const CHANGES = [
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'removed_by_administrator',
] as const
const WITH_LINK: readonly Mail[] = [
  { template: 'verification', userId: 'ann', recipient: RECIPIENT },
  {
    template: 'project-invitation',
    userId: 'bob',
    recipient: RECIPIENT,
    personId: 1,
    projectName: 'Ads',
    inviter: 'bob@example.org',
  },
  { template: 'password-reset', recipient: RECIPIENT },
  { template: 'email-change', userId: 'ann', recipient: RECIPIENT },
]
const WITHOUT_LINK: readonly Mail[] = [
  { template: 'email-changed-notice', recipient: RECIPIENT, newEmail: 'ann@example.net' },
  {
    template: 'project-offered',
    recipient: RECIPIENT,
    ownerId: 'ann',
    owner: 'ann@example.org',
    projectId: 7,
    projectName: 'Ads',
  },
  {
    template: 'project-taken-over',
    recipient: RECIPIENT,
    owner: 'bob@example.org',
    projectName: 'Ads',
  },
  { template: 'password-changed', recipient: RECIPIENT },
  { template: 'account-deleted', recipient: RECIPIENT },
  ...CHANGES.map((change) => ({ template: 'second-factor-changed', recipient: RECIPIENT, change }) as const),
  {
    template: 'api-token-created',
    recipient: RECIPIENT,
    name: 'Nightly export',
    scope: 'read',
    expiresAt: '2027-02-19T08:00:00.000Z',
  },
]

describe.each([...WITH_LINK, ...WITHOUT_LINK].map((mail) => [mail.template, mail] as const))(
  'the %s mail',
  (_template, mail) => {
    const content = writeContent(mail, PARTS)
    const html = toHtml(content)
    const text = toText(content)

    it('says the same in HTML and in plain text', () => {
      for (const sentence of [
        content.heading,
        ...content.paragraphs,
        content.ifNotYou?.text ?? '',
        content.reason,
      ]) {
        expect(html.replaceAll('&#39;', "'")).toContain(sentence)
        expect(text).toContain(sentence)
      }
    })

    it('says why the recipient gets it, and what to do if they did not cause it', () => {
      expect(content.reason).toMatch(/^You're receiving this email because .*\.$/)
      expect(content.ifNotYou?.text).toMatch(/^If (this wasn't you|you (didn't|don't) .*), /)
    })

    it('loads nothing and links only to the product', () => {
      expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
      for (const address of `${html}\n${text}`.match(/https?:[^\s"<]+/g) ?? [])
        expect(address).toMatch(/^https:\/\/words\.example\//)
    })
  },
)

describe('the mark at the top of a mail', () => {
  const html = toHtml(writeContent({ template: 'verification', userId: 'ann', recipient: RECIPIENT }, PARTS))
  const rows = [...html.matchAll(/<table[^>]* width="28"[^>]*><tr>(.*?)<\/tr>/g)].map(([, row = '']) => row)

  it('draws the three threads of the product, which cross on their way down to one', () => {
    const colors = rows.map((row) => [...new Set(row.match(/#\w{6}/g))])
    const [blue, green, amber] = ['#3b82f6', '#10b981', '#f59e0b']
    expect(colors[0]).toEqual([blue, green, amber])
    expect(colors[8]).toEqual([amber, green, blue])
    expect(colors.at(-1)).toEqual([green])
  })

  it('has rows of the same width', () => {
    expect(rows).toHaveLength(14)
    for (const row of rows) {
      const widths = [...row.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))
      expect(widths.reduce((sum, width) => sum + width)).toBe(28)
    }
  })
})

describe('a link in a mail', () => {
  it.each([
    ['verification', `https://words.example/verify-email?token=${TOKEN}`, '24 hours'],
    ['password-reset', `https://words.example/reset-password?token=${TOKEN}`, '30 minutes'],
    ['project-invitation', `https://words.example/join#${TOKEN}`, '7 days'],
    ['email-change', `https://words.example/verify-email?token=${TOKEN}`, '24 hours'],
  ])(
    'of %s is %s, appears as a button and as a URL to copy, and says how long it works',
    (template, link, life) => {
      const mail = WITH_LINK.find((each) => each.template === template)
      if (mail === undefined) throw new Error(template)
      const content = writeContent(mail, PARTS)
      expect(toHtml(content).split(`href="${link}"`)).toHaveLength(3)
      expect(toHtml(content)).toContain(`>${link}</a>`)
      expect(toText(content)).toContain(`\n${link}\n`)
      expect(toText(content)).toContain(life)
    },
  )

  it('is missing from a mail that only reports an event', () => {
    for (const mail of WITHOUT_LINK) expect(toText(writeContent(mail, PARTS))).not.toContain(TOKEN)
  })
})

describe('the colors of a mail', () => {
  const html = toHtml(writeContent({ template: 'verification', userId: 'ann', recipient: RECIPIENT }, PARTS))
  const dark = (name: string) =>
    new RegExp(`\\.${name} \\{ (?:background|color): (#\\w{6})`).exec(html)?.[1] ?? ''
  const light = (name: string) =>
    new RegExp(`class="${name}[" ][^>]*?(?:background|color): (#\\w{6})`).exec(html)?.[1] ?? ''

  it.each(['ink', 'soft', 'link'])('keep the %s readable in light and in dark mode', (text) => {
    for (const ground of ['paper', 'card']) {
      expect(contrast(light(text), light(ground))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark(text), dark(ground))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('stay the same when Outlook darkens a mail', () => {
    for (const mark of ['[data-ogsc] .ink', '[data-ogsc] .link', '[data-ogsb] .card']) {
      expect(html).toContain(`${mark} {`)
    }
  })
})

describe('text that another person chose', () => {
  it('is shown as text, never as HTML', () => {
    const content = writeContent(
      {
        template: 'email-changed-notice',
        recipient: RECIPIENT,
        newEmail: '"><img src=x onerror=alert(1)>&\'',
      },
      PARTS,
    )
    expect(toHtml(content)).not.toContain('<img')
    expect(toHtml(content)).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;&#38;&#39;')
  })
})

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

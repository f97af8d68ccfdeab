import { describe, expect, it } from 'vitest'
import type { Mail } from '#ports/mail.ts'
import { toHtml } from './html.ts'
import { toPlainAddress, toPlainName } from './plain-name.ts'
import { toText } from './text.ts'
import { writeContent } from './write-content.ts'

const URLS = [
  'https://evil.example/x',
  'Win: evil.example/x',
  'evil.example',
  'EVIL.Example',
  'www evil',
  '//evil/x',
  '\\\\evil\\x',
  'http:evil',
  'javascript:alert(1)',
  'hxxp evil',
  'win@evil.example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil。example/x',
  'evil｡example',
  'evil․example',
  'evil﹒example',
  'evil۔example',
  'evil\u200b.\u200bexample',
  'evil.\u0301example',
  'evil\u00ad.example',
  'evil..example',
  'evil…example',
  'evil[.]example',
  'evil (dot) example',
  'xn--80ak6aa92e.com',
  'пример.рф',
  '例え.テスト',
  'evil.xn--p1ai',
  '192.0.2.7/x',
  '۱.evil',
  'Tom&Jerry.example',
  '😀.example',
]

const NAMES = [
  'Ads',
  'Spring 2.0',
  'Sale 50.5 %, and more...',
  'Shoes & boots. Hats too.',
  'Q3: shoes',
  'A/B test',
  'Mr. Weaver',
  'ラーメン・ショップ。',
  'col·lecció',
  '“Quotes” – and dashes',
  'C# and .NET',
]

const HAPPENED = { publicUrl: 'https://words.example', token: 'token', happenedAt: new Date(0) }
const RECIPIENT = 'ann@example.org'

function mailsNamed(name: string): readonly Mail[] {
  const person = 'bob@example.org'
  return [
    {
      template: 'project-invitation',
      userId: 'bob',
      recipient: RECIPIENT,
      personId: 1,
      projectName: name,
      inviter: person,
    },
    {
      template: 'project-offered',
      recipient: RECIPIENT,
      ownerId: 'bob',
      owner: person,
      projectId: 7,
      projectName: name,
    },
    { template: 'project-taken-over', recipient: RECIPIENT, owner: person, projectName: name },
    {
      template: 'api-token-created',
      recipient: RECIPIENT,
      name,
      scope: 'read',
      expiresAt: '2027-02-19T08:00:00.000Z',
    },
  ]
}

describe('the name of a project, a token or a person', () => {
  it.each(URLS)('C15 is left out of every mail to another person if it looks like a URL: %j', (name) => {
    expect(toPlainName(name)).toBeNull()
    for (const mail of mailsNamed(name)) {
      const content = writeContent(mail, HAPPENED)
      const written = JSON.stringify([content, toText(content), toHtml(content)])
      expect([mail.template, written.includes(JSON.stringify(name).slice(1, -1))]).toEqual([
        mail.template,
        false,
      ])
      expect(written).not.toMatch(/null|undefined/)
    }
  })

  it.each(NAMES)('is in mails if it is plain: %j', (name) => {
    for (const mail of mailsNamed(name)) {
      const { paragraphs } = writeContent(mail, HAPPENED)
      expect([mail.template, paragraphs.join(' ')]).toEqual([mail.template, expect.stringContaining(name)])
    }
  })
})

describe('the address of the person who invites', () => {
  it('is left out if it looks like a URL', () => {
    expect(toPlainAddress('ann+lists@mail.example.co.uk')).toBe('ann+lists@mail.example.co.uk')
    const inviter = 'evil.example/x?y=@example.org'
    const mail = {
      template: 'project-invitation',
      userId: 'bob',
      recipient: RECIPIENT,
      personId: 1,
      projectName: 'Ads',
      inviter,
    } as const
    expect(writeContent(mail, HAPPENED).paragraphs[0]).toBe(
      'Someone invited you to the Wordloom project “Ads”.',
    )
  })
})

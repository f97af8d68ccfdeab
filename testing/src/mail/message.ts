import type { Message } from '@wordloom/server/internal/features/mail/transports/transport'

export function aMessage(parts: Partial<Message> = {}): Message {
  return {
    messageId: '7.mb1x2y3z@words.example',
    sender: { name: 'Wordloom', address: 'no-reply@words.example' },
    recipient: 'ann@example.org',
    date: new Date('2026-11-21T08:00:00.123Z'),
    subject: 'Verify your email address for Wordloom',
    text: 'Open https://words.example/verify-email?token=secret',
    html: '<p>Open <a href="https://words.example/verify-email?token=secret">this</a></p>',
    ...parts,
  }
}

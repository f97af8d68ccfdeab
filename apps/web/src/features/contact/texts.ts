import { RATE_LIMITS, RESET_LINK_MINUTES, TRASH_DAYS } from '@wordloom/contract'
import { toCount } from '../../shared/format/numbers.ts'

export const CONTACT_TEXTS = {
  title: 'Contact',
  description:
    'Write to the people who run this site with a question, a problem or an idea for a feature. What most people ask is answered at once.',
  lead: 'Questions, problems, ideas: some are answered here already. For the rest, ask the people who run this site.',
  byEmail: 'Or by email',
  responseTime: 'We usually answer within 24 hours.',
  demo: 'Running on this machine: messages stay here, at <link>/dev/mail</link>.',
  missing: 'Something missing?',
  missingText: 'Say what you would like to do, and how you do it today.',
  requestFeature: 'Request a feature',
  loading: 'Loading the contact form…',
  form: 'The contact form',
  withoutScripts: 'The form needs JavaScript. Turn it on for this site and load the page again.',
} as const

export const NO_SUPPORT_TEXTS = {
  title: 'Whom to ask',
  paragraphs: [
    'This site takes no messages. Ask the person or the company that gave you its address: only they can look after accounts here.',
    'Say which email address you signed up with and what you were doing. Never send your password.',
  ],
  operator:
    'Do you run this site? Set <code>SUPPORT_EMAIL</code> where you start the program, and a form stands here.',
} as const

export const CONTACT_FORM_TEXTS = {
  title: 'Write to us',
  you: 'You',
  kind: 'What is it about?',
  kinds: { question: 'A question', feature: 'A feature' },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'An answer goes there.',
  subject: 'Subject',
  featureSubject: 'Feature request',
  message: 'Message',
  messageHelp: {
    question: 'What you did, what you expected, and what came instead. Never send your password.',
    feature: 'What would you like to do, and how do you do it today?',
  },
  left: (characters: number) => `${toCount(characters, 'character')} left`,
  tooMany: (characters: number) => `${toCount(characters, 'character')} too many`,
  send: 'Send message',
  sending: 'Sending…',
  failed: { title: 'Message not sent', description: 'The message could not be sent. Please try again.' },
  kept: 'What you wrote is kept on this device. You can also <link>send it by email</link>.',
} as const

export const SENT_TEXTS = {
  title: 'Message sent',
  intro: (address: string, email: string) => `It is on its way to ${address}. An answer comes to ${email}.`,
  from: 'From',
  subject: 'Subject',
  message: 'Message',
  another: 'Send another',
} as const

export const CONTACT_QUESTIONS = {
  title: 'Answered at once',
  always: [
    {
      question: 'I forgot my password',
      answer: `You need nobody for that: <forgot>ask for a link to set a new one</forgot>. It comes by email and works for ${RESET_LINK_MINUTES} minutes.`,
    },
    {
      question: 'The verification email does not come',
      answer: `Look into the spam folder first. Then <verify>ask for another one</verify>: you can do so once a minute, ${RATE_LIMITS.resendPerDay.most} times a day.`,
    },
    {
      question: 'My words are gone',
      answer: `What you type into the generator stays in this browser, and nobody else can read it or bring it back. What you saved is on your <dashboard>dashboard</dashboard>; what you deleted is in its trash for ${TRASH_DAYS} days.`,
    },
    {
      question: 'How do I take my data along, or leave?',
      answer:
        'Your <account>account page</account> has a download of everything you saved, and a button that deletes the account with all of it.',
    },
  ],
  message: {
    question: 'What happens to my message?',
    answer:
      'It goes by email to the people who run this site. Once it has left, Wordloom keeps no copy of it.',
  },
  refund: {
    question: 'Can I cancel, or get money back?',
    answer: {
      stripe:
        'Cancel at any time under <plans>Subscription</plans>: the plan stays until the end of what you have paid for. About a refund, write to us with the date of the payment.',
      sandbox:
        'Cancel at any time under <plans>Subscription</plans>. This site is in test mode: no money moves, so there is none to give back.',
    },
  },
} as const

import { RATE_LIMITS, RESET_LINK_MINUTES, TRASH_DAYS, VERSION_DAYS } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'

export const CONTACT_TEXTS = {
  title: 'Contact',
  description:
    'Contact the people who run this site with a question, a problem or a feature idea. Common questions are answered here.',
  lead: 'Have a question, a problem or an idea? Check the common questions, or send us a message.',
  byEmail: 'Or by email',
  responseTime: 'We usually answer within 24 hours.',
  demo: 'Wordloom is running on this machine. Messages stay here, at <link>/dev/mail</link>.',
  missing: 'Something missing?',
  missingText: "Tell us what you'd like to do and how you do it today.",
  requestFeature: 'Request a feature',
  loading: 'Loading the contact form…',
  form: 'The contact form',
  withoutScripts: 'The form needs JavaScript. Turn it on for this site and load the page again.',
} as const

export const NO_SUPPORT_TEXTS = {
  title: 'Who to ask',
  paragraphs: [
    'This site has no contact form. Ask the person or company that gave you its URL: only they can help with accounts here.',
    'Tell them which email address you signed up with and what you were doing. Never send your password.',
  ],
  operator: 'Do you run this site? Set <code>SUPPORT_EMAIL</code> to show a contact form here.',
} as const

export const CONTACT_FORM_TEXTS = {
  title: 'Contact us',
  you: 'You',
  kind: 'What is it about?',
  kinds: { question: 'A question', feature: 'A feature' },
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: "We'll reply to this address.",
  subject: 'Subject',
  featureSubject: 'Feature request',
  message: 'Message',
  messageHelp: {
    question: 'Tell us what you did, what you expected and what happened instead. Never send your password.',
    feature: 'What would you like to do, and how do you do it today?',
  },
  left: (characters: number) => `${toCount(characters, 'character')} left`,
  tooMany: (characters: number) => `${toCount(characters, 'character')} too many`,
  send: 'Send message',
  sending: 'Sending…',
  failed: { title: 'Message not sent', description: "We couldn't send your message. Please try again." },
  kept: 'Your message is kept on this device. You can also <link>send it by email</link>.',
} as const

export const SENT_TEXTS = {
  title: 'Message sent',
  intro: (address: string, email: string) => `It's on its way to ${address}. We'll reply to ${email}.`,
  from: 'From',
  subject: 'Subject',
  message: 'Message',
  another: 'Send another',
} as const

export const CONTACT_QUESTIONS = {
  title: 'Common questions',
  always: [
    {
      question: 'I forgot my password',
      answer: `You can do this yourself: <forgot>request a link to set a new one</forgot>. We'll email it to you, and it works for ${RESET_LINK_MINUTES} minutes.`,
    },
    {
      question: "My verification email hasn't arrived",
      answer: `Check your spam folder first. Then <verify>request another one</verify>: once per minute, up to ${RATE_LIMITS.resendPerDay.most} times per day.`,
    },
    {
      question: 'My words are gone',
      answer: `Words you type into the generator stay in this browser, and nobody else can read or restore them. Everything you saved is on your <dashboard>dashboard</dashboard>, and its trash keeps deleted items for ${TRASH_DAYS} days. History… in the menu of a list has its words from before each change, for ${VERSION_DAYS} days.`,
    },
    {
      question: 'How do I download my data or leave?',
      answer:
        'Use your <account>account page</account> to download everything you saved, or to delete your account and everything in it.',
    },
  ],
  message: {
    question: 'What happens to my message?',
    answer: "We email it to the people who run this site. After it's sent, Wordloom keeps no copy.",
  },
  refund: {
    question: 'Can I cancel or get a refund?',
    answer: {
      stripe:
        "Cancel at any time under <plans>Subscription</plans>. You keep the plan until the end of the period you've paid for. For a refund, contact us with the date of the payment.",
      sandbox:
        "Cancel at any time under <plans>Subscription</plans>. This site is in test mode: no real money is charged, so there's nothing to refund.",
    },
  },
} as const

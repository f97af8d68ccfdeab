import type { Limit } from '../limit.ts'

const EXCEL = {
  title: 'Excel specifications and limits',
  url: 'https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3',
}
const LINKEDIN = {
  title: 'Vulse: the complete guide to LinkedIn character limits',
  url: 'https://vulse.co/blog/the-complete-guide-to-linkedin-character-limits',
}
const LINKEDIN_TOO = {
  title: 'LinkedInsights: LinkedIn character counts and image sizes',
  url: 'https://www.linkedinsights.com/maximum-linkedin-character-counts-and-image-sizes-for-2020/',
}
const UDEMY = {
  title: 'Udemy: course checklist',
  url: 'https://docs.google.com/document/pub?id=1SbCv-uFZk6LiUh0D8tuwRmlK1Ybgnom0wXIPjvjuOdg',
}
const KAHOOT = {
  title: 'R/exams: Excel sheets with quiz questions for Kahoot',
  url: 'https://rdrr.io/rforge/exams/man/exams2kahoot.html',
}

export const DOCUMENTS = {
  'excel-sheet': {
    platform: 'Excel',
    field: 'Sheet',
    most: { rows: 1_048_576 },
    source: EXCEL,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'excel-cell': {
    platform: 'Excel',
    field: 'Cell',
    most: { characters: 32_767 },
    source: EXCEL,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'excel-number': {
    platform: 'Excel',
    field: 'Number',
    most: { digits: 15 },
    note: 'Further digits become zeros. Store long codes as text.',
    source: EXCEL,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'excel-sheet-name': {
    platform: 'Excel',
    field: 'Sheet name',
    most: { characters: 31 },
    note: 'None of the characters \\ / ? : * [ ] is allowed.',
    source: {
      title: 'DevExpress Office File API: how to rename a worksheet',
      url: 'https://docs.devexpress.com/OfficeFileAPI/12108/spreadsheet-document-api/examples/worksheets/how-to-rename-a-worksheet',
    },
    secondSource: {
      title: 'Excel Codex: worksheet naming conventions',
      url: 'https://www.excelcodex.com/2012/06/worksheets-naming-conventions/',
    },
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'email-local-part': {
    platform: 'Email',
    field: 'Address, before the @',
    most: { bytes: 64 },
    note: 'A plus sign and what follows it count.',
    source: {
      title: 'RFC 5321, section 4.5.3.1.1',
      url: 'https://www.rfc-editor.org/rfc/rfc5321',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'ga4-utm-value': {
    platform: 'Google Analytics',
    field: 'UTM parameter value',
    most: { characters: 420 },
    note: 'The rest was cut off in a published test.',
    source: {
      title: 'Analytics Traps: URLs and UTM values cut off (in Italian)',
      url: 'https://www.analyticstraps.com/location-e-utm-troncati-dopo-1000-caratteri/',
    },
    evidence: 'tried',
    checked: '2026-11-23',
  },
  'gmail-clipping': {
    platform: 'Gmail',
    field: 'HTML of an email shown in full',
    most: { kilobytes: 102 },
    note: "Gmail hides the rest, and an unsubscribe link with it. Images don't count, link URLs do. A published test measured about 105.",
    source: {
      title: 'Spam Resource: what is Gmail clipping',
      url: 'https://www.spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html',
    },
    secondSource: {
      title: 'Echobox Help Center: Gmail email clipping',
      url: 'https://help.echobox.com/what-is-gmail-email-clipping',
    },
    evidence: 'tried',
    checked: '2026-11-24',
  },
  'mailchimp-ab-test': {
    platform: 'Mailchimp',
    field: 'A/B test',
    most: { variants: 3 },
    note: 'They differ in the subject line, the From name, the content or the send time.',
    source: { title: 'Mailchimp: about A/B tests', url: 'https://mailchimp.com/help/about-ab-tests/' },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'klaviyo-utm-parameters': {
    platform: 'Klaviyo',
    field: 'Custom UTM parameters',
    most: { items: 5 },
    note: 'Added to the five that are built in.',
    source: {
      title: 'Klaviyo Help Center: understanding UTM tracking',
      url: 'https://help.klaviyo.com/hc/en-us/articles/115005247808',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'qr-code-smallest': {
    platform: 'QR Code',
    field: 'Smallest symbol, 21 × 21 modules',
    most: { characters: 20 },
    note: 'At error correction level M. Capital letters, digits, spaces and $ % * + - . / : only; lowercase letters need a larger symbol sooner.',
    source: {
      title: 'DENSO WAVE: information capacity and versions of the QR Code',
      url: 'https://www.qrcode.com/en/about/version.html',
    },
    evidence: 'maker',
    checked: '2026-11-24',
  },
  'sms-segment': {
    platform: 'Text message (SMS)',
    field: 'One segment',
    most: { characters: 160 },
    note: '70 as soon as the text has an emoji or a letter outside the GSM alphabet.',
    source: {
      title: 'Twilio: how long can a message be?',
      url: 'https://www.twilio.com/docs/glossary/what-sms-character-limit',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'linkedin-headline': {
    platform: 'LinkedIn',
    field: 'Profile headline',
    most: { characters: 220 },
    note: '120 before April 2020.',
    source: LINKEDIN,
    secondSource: LINKEDIN_TOO,
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'linkedin-about': {
    platform: 'LinkedIn',
    field: 'Profile About section',
    most: { characters: 2_600 },
    source: LINKEDIN,
    secondSource: LINKEDIN_TOO,
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'linkedin-position-title': {
    platform: 'LinkedIn',
    field: 'Position title',
    most: { characters: 100 },
    source: LINKEDIN,
    secondSource: LINKEDIN_TOO,
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'usajobs-resumes': {
    platform: 'USAJOBS',
    field: 'Resumes in a profile',
    most: { items: 5 },
    note: 'At most two pages and 5 MB each, since September 27, 2025.',
    source: {
      title: 'Matthew J. Louis: guidance from USAJOBS on adding a resume',
      url: 'https://matthewjlouis.com/usajobs-resume-builder/',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'udemy-title': {
    platform: 'Udemy',
    field: 'Course title',
    most: { characters: 60 },
    source: UDEMY,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'udemy-subtitle': {
    platform: 'Udemy',
    field: 'Course subtitle',
    most: { characters: 120 },
    source: UDEMY,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'kahoot-question': {
    platform: 'Kahoot',
    field: 'Question in an import file',
    most: { characters: 120 },
    source: KAHOOT,
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'kahoot-answer': {
    platform: 'Kahoot',
    field: 'Answer in an import file',
    most: { characters: 75 },
    source: KAHOOT,
    evidence: 'secondary',
    checked: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, Limit>>

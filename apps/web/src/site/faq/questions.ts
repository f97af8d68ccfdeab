import {
  GRACE_DAYS,
  INVITATION_DAYS,
  MANY_COMBINATIONS,
  MAX_PROJECT_PEOPLE,
  MAX_WRAP_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
  RATE_LIMITS,
  RESET_LINK_MINUTES,
  TRASH_DAYS,
  VERIFICATION_LINK_HOURS,
  VERSION_DAYS,
} from '@wordloom/contract'
import { toNumber } from '#platform/format/numbers.ts'
import type { Question, QuestionGroup } from './question.ts'

const MANY = toNumber(MANY_COMBINATIONS)

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'general',
    title: 'General',
    questions: [
      {
        id: 'what-does-wordloom-do',
        question: 'What does Wordloom do?',
        answer: [
          'You type words into columns, and Wordloom writes every combination of one word per column, with the separator and wrap you choose. Three columns of ten words make 1,000 combinations.',
        ],
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer: [
          'Not for the generator: anyone can combine, copy and export. You need an account to save lists and results, use folders and projects, and import files.',
        ],
      },
      {
        id: 'what-do-the-plans-give',
        question: 'What do the plans include, and what do they cost?',
        answer: ['The generator is free. See <pricing>all plans and prices</pricing>.'],
        isAboutPlans: true,
      },
      {
        id: 'is-there-a-limit',
        question: 'Is there a limit on combinations?',
        answer: [
          'No. Combinations are worked out when you view, copy or export them, so a billion rows scroll like ten. When you export, the only limit is your free disk space.',
        ],
      },
      {
        id: 'can-i-leave-rows-out',
        question: 'Can I leave out combinations that make no sense?',
        answer: [
          "Yes. Open Rules below the options: limit the length, forbid words that repeat, say which words don't go together, or paste rows you have already. Each rule shows how many rows it drops. See <rows>examples</rows>.",
        ],
      },
      {
        id: 'where-do-my-words-go',
        question: 'Where do my words go?',
        answer: [
          "Nowhere, until you save them. Your browser combines them and keeps them on your device, so they're still here after a reload. When you save to an account, your words go to this site's server.",
          'The <privacy>privacy policy</privacy> has the details.',
        ],
      },
      {
        id: 'does-it-work-offline',
        question: 'Does it work offline?',
        answer: [
          'Yes, after your first visit: you can type, combine, copy and export. Your account needs the server.',
        ],
      },
      {
        id: 'who-runs-this-site',
        question: 'Who runs this site?',
        answer: [
          'Wordloom is free software that anyone can install. This site is run by an operator, usually the person or company that gave you its URL. The operator keeps its data and looks after its accounts. See the <contact>contact page</contact> to reach them.',
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Account',
    questions: [
      {
        id: 'how-do-i-sign-up',
        question: 'How do I get an account?',
        answer: [
          `<signup>Sign up</signup> with your email address and a password of at least ${MIN_PASSWORD_CHARACTERS} characters, then open the link we email you. If this site has an identity provider, you can sign in with that instead.`,
        ],
      },
      {
        id: 'the-mail-has-not-come',
        question: "My verification email hasn't arrived. What now?",
        answer: [
          `Check your spam folder first. Then request another one on the page that opens when you sign in: one per minute, and up to ${RATE_LIMITS.resendPerDay.most} per day. The link works for ${VERIFICATION_LINK_HOURS} hours.`,
        ],
      },
      {
        id: 'i-forgot-my-password',
        question: 'I forgot my password, or lost my second factor. What do I do?',
        answer: [
          `<forgot>Request a link</forgot> to set a new password. It works once and expires in ${RESET_LINK_MINUTES} minutes. Nobody can read your old password, not even the operator.`,
          "If you lost your phone or passkey, use one of the recovery codes you saved when you turned on two-factor sign-in. If you have none left, <contact>contact the operator</contact>: an administrator can remove the second step. A new password alone can't.",
        ],
      },
      {
        id: 'what-can-i-save',
        question: 'What can I save?',
        answer: [
          'You can save word lists, and results that open in the generator again. Lists go into folders. A project has its own columns, options, lists and results. Your <dashboard>dashboard</dashboard> has all of it, and its search finds lists by any word in them.',
        ],
      },
      {
        id: 'can-i-get-back-what-i-deleted',
        question: 'Can I get back what I deleted?',
        answer: [
          `Yes. Right after you delete something, the notification offers Undo. After that, you can restore lists, results, folders and projects from the dashboard's trash for ${TRASH_DAYS} days, unless you empty it.`,
          `If you changed the words of a list, choose History… in its menu: the words from before are there for ${VERSION_DAYS} days.`,
        ],
      },
      {
        id: 'can-i-take-my-data-away',
        question: 'Can I download or delete my data?',
        answer: [
          'Yes, on your <account>account page</account>. Download everything as one archive, with each list as a text file, or delete your account permanently.',
        ],
      },
      {
        id: 'where-am-i-signed-in',
        question: 'How do I protect my account?',
        answer: [
          'Turn on two-factor sign-in on your <account>account page</account>, with a passkey or an authenticator app. Then your password alone is no longer enough to sign in.',
          "The same page lists every browser that's signed in, with its IP address and when it was last active. You can sign out any of them there.",
        ],
      },
      {
        id: 'what-happens-when-i-cancel-a-plan',
        question: 'What happens to my words when a plan ends?',
        answer: [
          `They stay. A canceled plan stays active until the end of the period you've paid for. If we can't charge or confirm a renewal, the plan stays active for ${GRACE_DAYS} more days. Projects with more columns than the Free plan has still open and generate. You just can't add columns.`,
        ],
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    questions: [
      {
        id: 'why-are-there-fewer-combinations',
        question: 'Why are there fewer combinations than I expected?',
        answer: [
          'Usually for one of these reasons: an empty column is ignored, blank lines are ignored, or Remove Duplicates is on and some combinations were equal.',
          'Some repeats are hard to spot: without a separator, “a” + “bc” makes the same text as “ab” + “c”.',
        ],
      },
      {
        id: 'why-was-my-line-split',
        question: 'Why did one line become several words?',
        answer: [
          'A single line in a column is treated as a list. It splits at the first of these it contains: comma, semicolon, tab, pipe, two or more spaces. As soon as you add a second line, each line is one word, commas included.',
        ],
      },
      {
        id: 'where-did-the-spaces-go',
        question: 'Where did the spaces in my words go?',
        answer: [
          'With the separator Nothing, spaces inside words are removed too: “24 hour” becomes “24hour”, which is what domain names and hashtags need. Any other separator keeps them.',
        ],
      },
      {
        id: 'how-are-duplicates-removed',
        question: 'How are duplicates removed?',
        answer: [
          `Wordloom keeps the first of each set of equal combinations and leaves the order unchanged. You see how many are distinct before you generate. We recommend it above ${MANY} combinations, where repeats are hard to spot.`,
        ],
      },
      {
        id: 'which-formats-can-i-export',
        question: 'Which formats can I export?',
        answer: [
          'Plain text with one combination per line, CSV or an Excel workbook (XLSX) with one column or one column per word, and JSON. In a workbook every cell is text, so 00412 stays 00412, and a full sheet is followed by the next one. Files go straight to disk, so they can be any size.',
        ],
      },
      {
        id: 'why-does-copy-all-refuse',
        question: 'Why does Copy All offer an export instead?',
        answer: [
          'A clipboard only holds so much. Copy All takes up to a million combinations or 50 MB. For more, use Export: it has no size limit.',
        ],
      },
      {
        id: 'which-files-can-i-import',
        question: 'Which files can I import?',
        answer: [
          'CSV, TSV, TXT and JSON in any common encoding, and Excel workbooks (XLSX), up to 5 MB. Choose the columns and preview the items before you save. See <import>how importing works</import> for sample files.',
        ],
      },
      {
        id: 'can-programs-use-it',
        question: 'Can I use it from a program?',
        answer: [
          'Yes. Read and change everything in your account through the <api>API</api>. If you run Wordloom yourself, <code>wordloom combine</code> writes combinations on the command line from files with one word per line.',
        ],
      },
    ],
  },
  {
    id: 'use-cases',
    title: 'Use cases',
    questions: [
      {
        id: 'how-do-i-make-match-types',
        question: 'How do I make phrase match and exact match keywords?',
        answer: [
          'Choose Space between the words, then the wrap: Quotes for phrase match, Brackets for exact match, Nothing for broad match. Google Ads allows up to 80 characters and 10 words per keyword. See the <ads>Google Ads guide</ads> for examples.',
        ],
      },
      {
        id: 'how-do-i-build-long-tail-keywords',
        question: 'How do I build long-tail keywords?',
        answer: [
          "Put modifiers in the first column, your product or service in the second, and the place or purpose in the third: “affordable” + “boiler repair” + “in Leeds”. Review the result before you use it, because people won't search for every combination. See the <seo>SEO guide</seo> for more.",
        ],
      },
      {
        id: 'how-do-i-find-domain-names',
        question: 'How do I find domain names?',
        answer: [
          "Choose Nothing as the separator, and put the endings, dot included, in the last column. A name can have letters, digits and inner hyphens, up to 63 characters. Wordloom doesn't check which names are available: take the export to a registrar. See the <domains>guide for domain investors</domains>.",
        ],
      },
      {
        id: 'how-do-i-make-skus',
        question: 'How do I make SKUs?',
        answer: [
          'Use one column for each part of the code, such as product, color and size, with Minus between them: <code>TEE-RED-M</code>. The last column changes fastest, so the codes come out in order. See the <skus>guide to SKUs and data entry</skus> for more.',
        ],
      },
      {
        id: 'how-do-i-make-hashtags',
        question: 'How do I make hashtags?',
        answer: [
          `Choose Nothing as the separator and Custom as the wrap, with <code>#</code> as the prefix. Prefix and suffix can have up to ${MAX_WRAP_CHARACTERS} characters each. See the <social>social media guide</social>.`,
        ],
      },
      {
        id: 'can-a-word-be-left-out',
        question: 'Can I get combinations with and without a word?',
        answer: [
          'Yes, but not with an empty line, because blank lines are ignored. Put both forms in one column instead: “shoes” on one line and “running shoes” on the next.',
        ],
      },
      {
        id: 'how-do-i-get-it-into-a-spreadsheet',
        question: 'How do I get the result into a spreadsheet?',
        answer: [
          'Press Copy All and paste: each combination gets its own row. To give each word its own cell, export “Excel (XLSX), one column per word” and open that file.',
        ],
      },
      {
        id: 'can-others-work-on-a-project',
        question: 'Can other people work on my project?',
        answer: [
          `Yes. On the project's page, open People and invite them by email, to view or to edit. The link in the email works for ${INVITATION_DAYS} days. Every plan includes up to ${MAX_PROJECT_PEOPLE} people per project, invitations included, and what they add counts for your plan. The project's history says who did what.`,
          'You can remove people at any time, and they can leave. You can also hand the project over to one of its editors: it moves to their account when they accept.',
        ],
      },
    ],
  },
]

/** @throws {RangeError} if a question doesn't exist */
export function findQuestions(ids: readonly string[]): readonly Question[] {
  const all = QUESTION_GROUPS.flatMap(({ questions }) => questions)
  return ids.map((id) => {
    const found = all.find((question) => question.id === id)
    if (found === undefined) throw new RangeError(`There's no question “${id}”`)
    return found
  })
}

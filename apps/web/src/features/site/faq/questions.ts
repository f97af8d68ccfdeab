import {
  GRACE_DAYS,
  MANY_COMBINATIONS,
  MAX_WRAP_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
  RATE_LIMITS,
  RESET_LINK_MINUTES,
  TRASH_DAYS,
  VERIFICATION_LINK_HOURS,
} from '@wordloom/contract'
import { toNumber } from '../../../shared/format/numbers.ts'
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
          'You type words into columns, and Wordloom writes every combination of one word of each column, with what you choose between and around the words. Three columns of ten words make 1,000 combinations.',
        ],
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer: [
          'Not for the generator: combining, copying and exporting work for everybody. An account is for saving lists and results, for folders and projects, and for importing files.',
        ],
      },
      {
        id: 'what-do-the-plans-give',
        question: 'What do the plans give, and what do they cost?',
        answer: [
          'Whoever runs this site decides whether plans are sold here, and what the free one gives. It is shown with the prices on <plans>the page of the plans</plans>.',
        ],
        isAboutPlans: true,
      },
      {
        id: 'is-there-a-limit',
        question: 'Is there a limit to the number of combinations?',
        answer: [
          'No. Combinations are worked out when you look at them, copy them or export them, so a billion rows scroll like ten. What ends first is the room on your disk when you export them.',
        ],
      },
      {
        id: 'where-do-my-words-go',
        question: 'Where do my words go?',
        answer: [
          'Nowhere, until you save them. Your browser combines them, and keeps them on your device so that they are still there after a reload. What you save to an account is sent to the server of this site and kept there.',
          'More about that is in the <privacy>privacy policy</privacy>.',
        ],
      },
      {
        id: 'does-it-work-offline',
        question: 'Does it work without a network?',
        answer: [
          'Yes, after your first visit: typing, combining, copying and exporting go on. What belongs to an account needs the server.',
        ],
      },
      {
        id: 'who-runs-this-site',
        question: 'Who runs this site?',
        answer: [
          'Wordloom is free software that anybody may install. Whoever gave you the address of this site runs it, keeps its data and looks after its accounts. The <contact>contact page</contact> says how to reach them.',
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
          `<signup>Sign up</signup> with your email address and a password of at least ${MIN_PASSWORD_CHARACTERS} characters, then open the link in the mail that comes. Where this site is connected to an identity provider, you can sign in through that instead.`,
        ],
      },
      {
        id: 'the-mail-has-not-come',
        question: 'The mail to verify my address has not come. What now?',
        answer: [
          `Look among your spam first. Then ask for another one on the page that opens when you sign in: one a minute, and up to ${RATE_LIMITS.resendPerDay.most} a day. The link in it works for ${VERIFICATION_LINK_HOURS} hours.`,
        ],
      },
      {
        id: 'i-forgot-my-password',
        question: 'I forgot my password, or lost my second factor. What do I do?',
        answer: [
          `<forgot>Ask for a link</forgot> to set a new one. It works once, for ${RESET_LINK_MINUTES} minutes. Nobody can read your old password, not even whoever runs this site.`,
          'In place of a lost phone or passkey, take one of the recovery codes that you saved when you turned two-factor sign-in on. If none is left, <contact>write to whoever runs this site</contact>: administrators can take the second step away, a new password cannot.',
        ],
      },
      {
        id: 'what-can-i-save',
        question: 'What can I save?',
        answer: [
          'Lists of words, and results with everything that made them, so that they open in the generator again. Lists go into folders. A project has columns and options of its own, together with its lists and results. All of it is found in the <dashboard>dashboard</dashboard>, also by any word in it.',
        ],
      },
      {
        id: 'can-i-get-back-what-i-deleted',
        question: 'Can I get back what I deleted?',
        answer: [
          `Yes. Right after deleting, the notification offers Undo. After that, lists, results, folders and projects wait in the trash of the dashboard for ${TRASH_DAYS} days, unless you empty it.`,
        ],
      },
      {
        id: 'can-i-take-my-data-away',
        question: 'Can I take my data away, or delete it?',
        answer: [
          '<account>The page of your account</account> does both. It downloads everything the account holds as one archive, with each list as a text file, and it deletes the account for good.',
        ],
      },
      {
        id: 'where-am-i-signed-in',
        question: 'How do I keep my account to myself?',
        answer: [
          'Turn on two-factor sign-in on <account>the page of your account</account>, with a passkey or with an authenticator app: then your password alone opens nothing.',
          'The same page lists every browser that is signed in, with its network address and when it was last seen, and signs out any of them.',
        ],
      },
      {
        id: 'what-happens-when-i-cancel-a-plan',
        question: 'What happens to my words when a plan ends?',
        answer: [
          `They stay. A cancelled plan counts until the end of the period that is paid for, and one whose renewal could not be charged or confirmed for ${GRACE_DAYS} more days. Projects with more columns than the free plan gives still open and generate; only adding columns is closed.`,
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
          'Usually because of one of these: a column is empty, which leaves it out; blank lines in a column do not count as words; or Remove Duplicates is on, and some combinations were equal.',
          'Equal combinations also come about where you do not see them: without a separator, “a” and “bc” make the same as “ab” and “c”.',
        ],
      },
      {
        id: 'why-was-my-line-split',
        question: 'Why did one line become several words?',
        answer: [
          'A column with a single line is taken for a list. It is split at the first of these that it holds: comma, semicolon, tab, vertical bar, two or more spaces. As soon as there is a second line, every line is one word, with its commas.',
        ],
      },
      {
        id: 'where-did-the-spaces-go',
        question: 'Where did the spaces in my words go?',
        answer: [
          'With the separator Nothing, spaces inside words are removed as well: “24 hour” becomes “24hour”, which is what domain names and hashtags need. Choose any other separator and they stay.',
        ],
      },
      {
        id: 'how-are-duplicates-removed',
        question: 'How are duplicates removed?',
        answer: [
          `Exactly: the first of equal combinations stays, and the others keep their order. The number of distinct ones shows before you generate. It is worth choosing above ${MANY} combinations, where nobody sees repeats any more.`,
        ],
      },
      {
        id: 'which-formats-can-i-export',
        question: 'Which formats can I export?',
        answer: [
          'Plain text with one combination a line, CSV with one column or with a column for each word, and JSON. The file is written to disk as it is made, so its size does not matter.',
        ],
      },
      {
        id: 'why-does-copy-all-refuse',
        question: 'Why does Copy All offer an export instead?',
        answer: [
          'A clipboard holds only so much. Copy All copies up to a million combinations or 50 MB; beyond that a file is the safe way, and Export writes one of any size.',
        ],
      },
      {
        id: 'which-files-can-i-import',
        question: 'Which files can I import?',
        answer: [
          'CSV, TSV, TXT and JSON, up to 5 MB, in whatever encoding they come. You choose the columns and see the items before anything is saved. <import>How importing works</import> has files to try.',
        ],
      },
      {
        id: 'can-programs-use-it',
        question: 'Can I use it from a program?',
        answer: [
          'Yes. What an account holds can be read and changed through the <api>API</api>. Where Wordloom is installed, <code>wordloom combine</code> writes combinations on the command line, from files with one word a line.',
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
          'Choose Space between the words, then the wrap: Quotes for phrase match, Brackets for exact match, Nothing for broad match. Google Ads takes keywords of at most 80 characters and 10 words. <ads>The Google Ads guide</ads> has examples.',
        ],
      },
      {
        id: 'how-do-i-build-long-tail-keywords',
        question: 'How do I build long-tail keywords?',
        answer: [
          'Put what people add into the first column, what they look for into the second, and the place or the purpose into the third: “affordable” + “boiler repair” + “in Leeds”. Read through the result before you use it: not every combination is one that somebody searches for. <seo>The SEO guide</seo> shows more.',
        ],
      },
      {
        id: 'how-do-i-find-domain-names',
        question: 'How do I find domain names?',
        answer: [
          'Use Nothing between the words, and put the endings with their dot into the last column. A label holds letters, digits and inner hyphens, 63 characters at most. Wordloom does not look up which names are free: take the export to a registrar. <domains>The guide for domain investors</domains> goes through it.',
        ],
      },
      {
        id: 'how-do-i-make-skus',
        question: 'How do I make SKUs?',
        answer: [
          'One column for each part of the code, such as product, colour and size, with Minus between them: <code>TEE-RED-M</code>. The columns turn like the digits of a counter, so the codes come in order. <skus>The guide to SKUs and data entry</skus> has more.',
        ],
      },
      {
        id: 'how-do-i-make-hashtags',
        question: 'How do I make hashtags?',
        answer: [
          `Separator Nothing, wrap Custom, and <code>#</code> as the prefix. Prefix and suffix may have up to ${MAX_WRAP_CHARACTERS} characters each. <social>The social media guide</social> shows how.`,
        ],
      },
      {
        id: 'can-a-word-be-left-out',
        question: 'Can I get combinations with and without a word?',
        answer: [
          'Not with an empty line, as blank lines are no words. Write both forms into one column instead: “shoes” on one line and “running shoes” on the next.',
        ],
      },
      {
        id: 'how-do-i-get-it-into-a-spreadsheet',
        question: 'How do I get the result into a spreadsheet?',
        answer: [
          'Press Copy All and paste: each combination goes into a row of its own. To have every word in a cell of its own, export “CSV, one column a word” and open that file.',
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
    if (found === undefined) throw new RangeError(`There is no question “${id}”`)
    return found
  })
}

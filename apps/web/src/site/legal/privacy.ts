import {
  IMPERSONATION_MINUTES,
  RESET_LINK_MINUTES,
  TRASH_DAYS,
  VERIFICATION_LINK_HOURS,
  VERSION_DAYS,
} from '@wordloom/contract'
import type { LegalDocument } from './legal-document.ts'

export const PRIVACY: LegalDocument = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What this Wordloom site keeps about you, where, for how long, who can see it, and how to download or delete it.',
  lead: 'What this site keeps about you, where, for how long, and how to delete it.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        [
          "Your browser combines the words you type into the generator. They're sent to the server only when you save them or work in a project.",
          'Without an account, the server keeps nothing about you except what protects it from misuse.',
          'No analytics, no tracking, no ads. Pages load nothing from other sites, with two exceptions described below: your profile picture and payments.',
          'You can download or delete everything in your account at any time.',
        ],
      ],
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        'Wordloom is free software that anyone can install. The operator of this site controls the data on it and is responsible for it. The operator is usually the person or organization that gave you its URL. The authors of the software have no access to your data.',
        'The <contact>contact page</contact> says how to reach them.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        "Your browser keeps these for this site. None of it is sent to the server. To delete it, clear this site's data in your browser.",
        {
          head: ['What', 'Why', 'For how long'],
          rows: [
            [
              "The generator's words and options, including those from tabs you've closed",
              'So that nothing you typed is lost',
              'Until you clear them; for closed tabs, the newest 20',
            ],
            [
              'The theme, if you chose one',
              'To use it next time',
              "Until you switch back to your system's theme",
            ],
            ['A message on the contact page, while you write it', "So that it isn't lost", "Until it's sent"],
            [
              "Text you typed into other forms, if your session ends before it's saved",
              "So that it's there when you sign in again",
              'Until you save or close the form or sign out, 24 hours at most',
            ],
            [
              'Recipes for cleaning lists, if you save some',
              'To use them for the next list',
              'Until you delete them or sign out',
            ],
            ['The pages and programs of this site', 'To work offline', 'Until the next version'],
          ],
        },
      ],
    },
    {
      id: 'with-an-account',
      title: 'What an account holds',
      blocks: [
        'When you sign up, the server keeps what your account needs to work:',
        {
          head: ['What', 'Why', 'For how long'],
          rows: [
            [
              'Your email address, and your name if you give it',
              'To sign you in, email you about your account and greet you',
              'For as long as you have the account',
            ],
            [
              "A hash of your password, which can't be turned back into the password",
              'To check it when you sign in',
              'For as long as you have the account, or until you change it',
            ],
            [
              "With two-factor sign-in: your authenticator app's key, your passkeys' public keys with their names and when each was last used, and hashes of your recovery codes",
              'To check the second step when you sign in',
              'Until you remove them',
            ],
            [
              'Your lists, results, folders and projects',
              "So you can use what you've saved",
              `Until you delete them, and ${TRASH_DAYS} days in the trash, unless you empty it`,
            ],
            [
              'What your lists were before you or people of your projects changed them, and who did',
              'So you can see what changed and bring words back',
              `For ${VERSION_DAYS} days, or until you permanently delete the list`,
            ],
            [
              'For each browser you sign in with: its name, its IP address, when it signed in and when it was last active',
              "To keep you signed in and show you where you're signed in",
              'Until you sign out; at most 30 days, or 7 days without use',
            ],
            [
              'A hashed random ID for each browser that has signed in',
              "So that strangers who guess passwords can't lock you out",
              '365 days after its last sign-in',
            ],
            [
              'Hashes of the links we email you',
              'To verify your email address or set a new password',
              `${VERIFICATION_LINK_HOURS} hours; ${RESET_LINK_MINUTES} minutes for password links`,
            ],
            [
              'Emails to you that are waiting to be sent',
              'To send them',
              "Until they're sent; 30 days if they couldn't be sent",
            ],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        "We set cookies only when you sign in, and only for signing in. That's why there's no cookie banner.",
        {
          head: ['Name', "What it's for", 'For how long'],
          rows: [
            ['<code>session</code>', 'Keeps you signed in', '30 days'],
            ['<code>signed-in</code>', 'Tells pages that someone is signed in; its value is 1', '30 days'],
            ['<code>device</code>', 'Recognizes a browser that has signed in before', '365 days'],
            ['<code>second-step</code>', 'Used until you finish the second step of signing in', '10 minutes'],
            ['<code>sign-in</code>', 'Used while you sign in through an identity provider', '10 minutes'],
            [
              '<code>impersonating</code>',
              'Used in the browser of an administrator who is signed in as someone else',
              `${IMPERSONATION_MINUTES} minutes`,
            ],
          ],
        },
        'When this site uses HTTPS, their names begin with <code>__Host-</code>, so no other site can read or set them.',
      ],
    },
    {
      id: 'against-misuse',
      title: 'Protection from misuse',
      blocks: [
        'To slow down password guessing and mass email, the server counts attempts per IP address and per account. The counters are hashed and expire within a day.',
        'The server log records refused requests with their IP addresses. It contains no words, search terms or full email addresses. The operator decides how long to keep logs.',
        'An audit log records what happens to accounts: sign-ups, sign-ins, password and email changes, deletions and every administrator action. Each entry has its time, IP address and account ID. The audit log is permanent, even after an account is deleted. Without it, nobody could find out what happened.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        'Nobody sells your data or shares it for advertising. These people and services can see some of it:',
        [
          `<b>Administrators of this site.</b> They can see names, email addresses and plans, view saved lists and results, and sign in as you for up to ${IMPERSONATION_MINUTES} minutes to help you. The audit log records it each time, and a banner shows while it lasts.`,
          "<b>This site's email provider,</b> which delivers our emails to you.",
          '<b>The identity provider,</b> if you sign in through one. It learns that you signed in here. The server keeps your ID there and the email address it confirms. If it has a picture of you, your browser loads the picture from there.',
          "<b>Stripe,</b> if this site sells plans and you pay for one. Its payment form loads on the plans page. Your card number goes only to Stripe. The server keeps what was charged and when, and Stripe's IDs for you and your subscription.",
        ],
      ],
    },
    {
      id: 'writing-to-us',
      title: 'Contacting us',
      blocks: [
        "When you use the contact form, we email your message to the support address, with the name and email address you enter and your account's email address if you're signed in. The server keeps the message until it's sent. If it can't be sent within a day, we keep it for 30 more days. We also keep a hash of it for a day, so it isn't sent twice. The operator decides how long to keep the email.",
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You can do the most important things yourself on your <account>account page</account>:',
        [
          'See what we keep, and download all of it in a machine-readable format.',
          'Correct your name and email address.',
          "See where you're signed in, and sign out there.",
          'Delete your account. This permanently deletes everything in the table above and ends any active subscription. Only the audit log remains, under your account ID, without your name or email address.',
        ],
        'Backups may contain deleted data for some time. Ask the operator about them, and about any other rights you have under your local law, such as the right to object or to complain to an authority.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'This policy describes what the software does. When that changes, we update this policy and the date above.',
      ],
    },
  ],
}

import {
  IMPERSONATION_MINUTES,
  RESET_LINK_MINUTES,
  TRASH_DAYS,
  VERIFICATION_LINK_HOURS,
} from '@wordloom/contract'
import type { LegalDocument } from './legal-document.ts'

export const PRIVACY: LegalDocument = {
  path: '/privacy',
  title: 'Privacy Policy',
  description:
    'What this installation of Wordloom keeps about you, where, for how long, who can see it, and how you get it back or have it deleted.',
  lead: 'What this site keeps about you, where, for how long, and how it goes away again.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        [
          'Words that you type into the generator are combined in your browser. They are sent to the server only when you save them, or work in a project.',
          'Without an account, the server keeps nothing about you beyond what protects it from misuse.',
          'Nobody is counted, followed or shown advertising. Pages load nothing from other sites, with two exceptions named below: a picture of you, and paying.',
          'What an account holds can be downloaded and deleted at any time, by yourself.',
        ],
      ],
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        'Wordloom is free software that anybody may install. Whoever runs this installation decides about the data in it and is responsible for it: usually the person or the organisation that gave you its address. The authors of the software have no access to it.',
        'The <contact>contact page</contact> says how to reach them.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      blocks: [
        'Your browser keeps these for this site. None of it is sent to the server. You delete it by deleting the data of this site in the browser.',
        {
          head: ['What', 'Why', 'For how long'],
          rows: [
            [
              'The words and options of the generator, also of tabs that you have closed',
              'So that nothing you typed is lost',
              'Until you clear them; of closed tabs the newest 20',
            ],
            [
              'The theme, if you chose one',
              'To show it the next time',
              'Until you choose the one of your system',
            ],
            [
              'A message on the contact page, while you write it',
              'So that it is not lost',
              'Until it is sent',
            ],
            [
              'What you typed into other forms, if your session ends before it is saved',
              'So that it is there again once you have signed in',
              'Until you save or close the form or sign out, at most 24 hours',
            ],
            ['The pages and programs of this site', 'To work without a network', 'Until the next version'],
          ],
        },
      ],
    },
    {
      id: 'with-an-account',
      title: 'What an account holds',
      blocks: [
        'When you sign up, the server of this installation keeps what the account needs in order to work:',
        {
          head: ['What', 'Why', 'For how long'],
          rows: [
            [
              'Your email address, and your name if you give it',
              'To sign you in, to write to you about the account, to greet you',
              'As long as the account',
            ],
            [
              'A hash of your password, from which the password cannot be read',
              'To check it when you sign in',
              'As long as the account, or until you change it',
            ],
            [
              'With two-factor sign-in: the key of your authenticator app, the public halves of your passkeys with the names you gave them and when each was last used, and recovery codes as hashes',
              'To check the second step when you sign in',
              'Until you remove them',
            ],
            [
              'Your lists, results, folders and projects',
              'They are what you save',
              `Until you delete them, and ${TRASH_DAYS} days in the trash, unless you empty it`,
            ],
            [
              'For each browser that is signed in: what it calls itself, its network address, when it signed in and was last seen',
              'To keep you signed in, and to show you where you are',
              'Until you sign out; at most 30 days, or 7 days without use',
            ],
            [
              'A random mark of each browser that has signed in, as a hash',
              'So that strangers who guess passwords do not lock you out',
              '365 days after it last signed in',
            ],
            [
              'Links sent to you by mail, as hashes',
              'To prove that an address is yours, or to set a new password',
              `${VERIFICATION_LINK_HOURS} hours; those for passwords ${RESET_LINK_MINUTES} minutes`,
            ],
            [
              'Mails to you that wait to be sent',
              'To send them',
              'Until they are sent; those that could not be sent, 30 days',
            ],
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Cookies are set when you sign in, not before, and only for signing in. That is why no banner asks you about them.',
        {
          head: ['Name', 'What it is for', 'For how long'],
          rows: [
            ['<code>session</code>', 'Keeps you signed in', '30 days'],
            ['<code>signed-in</code>', 'Tells pages that somebody is signed in; it holds a 1', '30 days'],
            ['<code>device</code>', 'Recognises a browser that has signed in before', '365 days'],
            ['<code>second-step</code>', 'While your sign-in waits for its second step', '10 minutes'],
            ['<code>sign-in</code>', 'While you sign in through an identity provider', '10 minutes'],
            [
              '<code>impersonating</code>',
              'In the browser of an administrator who is signed in as somebody else',
              `${IMPERSONATION_MINUTES} minutes`,
            ],
          ],
        },
        'Where this site is reached through https, their names begin with <code>__Host-</code>, which keeps them from every other site.',
      ],
    },
    {
      id: 'against-misuse',
      title: 'Protection from misuse',
      blocks: [
        'To slow down those who guess passwords or send mails in masses, the server counts attempts by network address and by account. The counters are hashes and end within a day.',
        'The log of the server notes requests that were refused, with their network address. It holds no words, no search terms and no whole email addresses. How long logs are kept is up to whoever runs this installation.',
        'A record notes what is done to accounts: signing up and in, changes of passwords and addresses, deletion, and whatever administrators do, each with its time, the network address and the number of the account. This record is kept for good, also after the account is deleted: without it nobody could find out what happened.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        'Nobody sells your data or passes it on for advertising. These can come to see some of it:',
        [
          `<b>Administrators of this installation.</b> They see names, addresses and plans, can look at saved lists and results, and can sign in as you for up to ${IMPERSONATION_MINUTES} minutes to help you. Each time goes into the record, and pages say so while it lasts.`,
          '<b>The mail provider of this installation,</b> which delivers the mails to you.',
          '<b>The identity provider,</b> if you sign in through one. It learns that you signed in here. The server keeps which person you are there, and the address that it confirms. If it has a picture of you, your browser loads the picture from there.',
          '<b>Stripe,</b> if plans are sold here and you pay for one. Its form is loaded on the page of the plans. Your card’s number goes to Stripe alone; the server keeps what was charged, when, and the numbers by which Stripe knows you and the subscription.',
        ],
      ],
    },
    {
      id: 'writing-to-us',
      title: 'Writing to whoever runs this site',
      blocks: [
        'What you write on the contact page is sent as a mail to the support address: your message, the name and address that you give, and the address of your account if you are signed in. It waits on the server until it is sent; if that does not succeed within a day, it is kept 30 more days. A digest, from which it cannot be read, is kept for a day, so that it is not sent twice. How long the mail is kept is up to whoever reads it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You can do the most important things yourself, at once, on <account>the page of your account</account>:',
        [
          'See what is kept, and download all of it in a form that programs can read.',
          'Correct your name and your address.',
          'See where you are signed in, and sign out there.',
          'Delete the account. Everything in the table above goes with it, for good, and a subscription that is running ends. What remains is the record, under the number of the account, without name or address.',
        ],
        'Copies that whoever runs this installation has made against loss may hold deleted data for some time. Ask them about that, and about every other right that the law where you live gives you, such as to object or to complain to an authority.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'This text describes what the software does. If that changes, the text changes with it, and so does the date above.',
      ],
    },
  ],
}

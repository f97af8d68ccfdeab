import { GRACE_DAYS, TRASH_DAYS } from '@wordloom/contract'
import type { LegalDocument } from './legal-document.ts'

export const TERMS_OF_SERVICE: LegalDocument = {
  path: '/terms',
  title: 'Terms of Service',
  description:
    'What you may expect of this installation of Wordloom and what it expects of you: your words, your account, fair use, plans, and what is not promised.',
  lead: 'What you may expect of this site, and what it expects of you.',
  sections: [
    {
      id: 'between-whom',
      title: 'Between whom',
      blocks: [
        'These terms hold between you and whoever runs this installation of Wordloom: usually the person or the organisation that gave you its address. The <contact>contact page</contact> says how to reach them. The authors of the software are no party to them.',
        'The generator may be used by anybody. By making an account you agree to these terms.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your words',
      blocks: [
        'What you type, and every combination made of it, is yours. You may use it for whatever you like, also to earn money, without naming Wordloom.',
        'See to it yourself that what you do with it breaks no law and no right of others. A combination may be somebody’s trade mark, and a domain name may be taken: Wordloom does not check that.',
        'Whoever runs this installation uses what you save only to keep it for you. The <privacy>privacy policy</privacy> says more.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        [
          'Use an email address that is yours, and verify it.',
          'Keep your password to yourself. What is done with it counts as done by you.',
          'If you think that somebody else knows it, change it and sign out everywhere else, on <account>the page of your account</account>.',
          'An account is for one person.',
        ],
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'There is no limit to the number of combinations: they are made on your own device. What an account may hold on the server is limited, and so is how often the server can be asked, so that there is enough for everybody. You are told when you come to a limit.',
        'Please do not:',
        [
          'try to get at the accounts or the data of others, or around limits and payment;',
          'disturb the work of the site, or load more onto it than one person’s work needs;',
          'save what is forbidden where this installation runs;',
          'use it to send mails that nobody has asked for.',
        ],
        'Whoever runs this installation may suspend or delete an account that does any of that.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        'Whether plans are sold here, what they give and what they cost is shown on <plans>the page of the plans</plans>, and nothing else is charged.',
        [
          'A plan is paid for in advance, by the month or by the year, and renews until you cancel it.',
          'You can cancel at any time, on the same page. The plan then counts until the end of the period that is paid for.',
          `If a renewal cannot be charged or confirmed, the plan counts for ${GRACE_DAYS} more days, so that you can put it right.`,
          'After that the account is on the free plan. Nothing that you have saved is deleted because of it.',
        ],
        'Rights to withdraw or to have money returned, which the law where you live may give you, are not touched by this.',
      ],
    },
    {
      id: 'ending-it',
      title: 'Ending it',
      blocks: [
        `You may delete your account at any time; that ends a subscription as well. What you delete from within an account can be brought back for ${TRASH_DAYS} days. An account that is deleted cannot.`,
        'Whoever runs this installation may stop running it. They should tell you in time for you to download what is yours, but cannot promise to run it for ever.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'What is not promised',
      blocks: [
        'Wordloom is free software under the MIT licence and comes without any warranty, as that licence says. The site may be away for a while, and mistakes happen. Keep copies of what you cannot do without: exporting and downloading are there for that.',
        'Whoever runs this installation is liable as the law where they are demands, and otherwise not.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When these terms change, the date above changes. If you do not agree with new terms, you may delete your account.',
      ],
    },
  ],
}

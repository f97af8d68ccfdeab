import { GRACE_DAYS, TRASH_DAYS } from '@wordloom/contract'
import type { LegalDocument } from './legal-document.ts'

export const TERMS_OF_SERVICE: LegalDocument = {
  path: '/terms',
  title: 'Terms of Service',
  description:
    'What you can expect from this Wordloom site and what it expects from you: your words, your account, fair use, plans and warranty.',
  lead: 'What you can expect from this site, and what it expects from you.',
  sections: [
    {
      id: 'between-whom',
      title: 'Who these terms apply to',
      blocks: [
        "These terms apply between you and the operator of this Wordloom site, usually the person or organization that gave you its URL. See the <contact>contact page</contact> to reach them. The authors of the software aren't a party to these terms.",
        'Anyone can use the generator. By creating an account, you agree to these terms.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your words',
      blocks: [
        'Your words, and every combination made from them, are yours. Use them for any purpose, including commercial ones, without crediting Wordloom.',
        "It's up to you to make sure that your use breaks no law and nobody's rights. A combination may be someone's trademark, and a domain name may be taken. Wordloom doesn't check that.",
        'The operator uses what you save only to keep it for you. See the <privacy>privacy policy</privacy>.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        [
          'Use your own email address, and verify it.',
          "Keep your password to yourself. You're responsible for everything done with it.",
          'If you think someone else knows it, change it and sign out everywhere else on your <account>account page</account>.',
          'An account is for one person.',
        ],
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        "There's no limit on combinations, because your own device makes them. To be fair to everyone, there are limits on how much an account can store and how many requests it can send. We'll tell you when you reach one.",
        "Please don't:",
        [
          "try to access other people's accounts or data, or get around limits or payment;",
          "disrupt the site, or put more load on it than one person's work needs;",
          "save content that's illegal where this site is run;",
          'use it to send unsolicited email.',
        ],
        'The operator may suspend or delete an account that does any of this.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        'See <pricing>Plans</pricing> for what this site sells, what each plan includes and what it costs. There are no other charges.',
        [
          'You pay for a plan in advance, per month or per year, and it renews until you cancel.',
          "You can cancel at any time on the <plans>Subscription</plans> page. Your plan then stays active until the end of the period you've paid for.",
          `If we can't charge or confirm a renewal, your plan stays active for ${GRACE_DAYS} more days, so you can fix it.`,
          "After that, your account moves to the Free plan. We don't delete anything you've saved.",
        ],
        "This doesn't affect any right to withdraw or get a refund that your local law gives you.",
      ],
    },
    {
      id: 'ending-it',
      title: 'Ending your use',
      blocks: [
        `You can delete your account at any time, which also ends your subscription. You can restore items you delete for ${TRASH_DAYS} days. You can't restore a deleted account.`,
        "The operator may stop running this site. They should give you time to download your data, but can't promise to run the site forever.",
      ],
    },
    {
      id: 'no-warranty',
      title: 'No warranty',
      blocks: [
        "Wordloom is free software under the MIT license and comes without any warranty, as that license says. The site may be unavailable at times, and mistakes happen. Export or download copies of anything you can't do without.",
        "The operator's liability is limited to what the law requires where they are based.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        "When these terms change, we update the date above. If you don't agree with the new terms, you can delete your account.",
      ],
    },
  ],
}

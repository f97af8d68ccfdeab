import type { Guide } from '../guide.ts'

export const emailMarketing: Guide = {
  title: 'Email subject line and UTM generator',
  description:
    'Write out subject lines to choose from, name every link of a mailing in the same way, and make plus addresses for testing your automations.',
  badge: 'For email marketers',
  heading: 'Subject lines to choose from, links you can tell apart',
  lead: 'A mailing is a handful of decisions repeated many times: how it opens, what it offers, which link was clicked. Set the choices side by side, and the repeating is done for you.',
  applications: [
    {
      title: 'Alternates for a subject line test',
      text: 'What it is, where it is and why you write today, in three columns. Let the two versions that you send differ in one column only, and you will know which part made the difference.',
    },
    {
      title: 'Link names for a whole season',
      text: 'Month, mailing and place in the mail give each link its value for utm_content. Made in advance and kept in one sheet, they end the hunt for who called it “Newsletter” and who “news-letter”.',
    },
    {
      title: 'Test contacts for automations',
      text: 'A welcome series treats you as new only once. Plus addresses make a new contact of each flow and language, and all of their mail arrives in the inbox that you have open anyway.',
    },
    {
      title: 'Segments, named before they are built',
      text: 'Relation (customer, member, donor), period and region make the names of all segments. Read the list with colleagues and delete the ones that nobody will ever write to.',
    },
  ],
  examples: [
    {
      title: 'Subject lines for a summer programme',
      text: 'For a programme that goes out more than once to the same people. The event comes first, where no phone cuts it off; the last column says why they hear from you today. Choose two lines that differ in one part and test those.',
      headings: ['What is on', 'Where', 'Why today'],
      columns: [
        ['Jazz nights', 'Open-air cinema', 'Family concerts'],
        ['by the lake:', 'in the walled garden:', 'in the castle yard:'],
        ['tickets on sale now', 'members book first', 'two weeks to go', 'last few seats'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Values of utm_content, link by link',
      text: 'Needed before the template is copied for the third time. The underscore parts month, mailing and place; hyphens are free for use inside a word. Put each value behind utm_content= in the link that it names, and filter by any part of it later.',
      headings: ['Month', 'Mailing', 'Place'],
      columns: [
        ['2026-12', '2027-01', '2027-02'],
        ['newsletter', 'welcome', 'basket-reminder'],
        ['logo', 'hero', 'product-grid', 'footer'],
      ],
      options: { separator: 'custom', customSeparator: '_' },
    },
    {
      title: 'Plus addresses for a test of all flows',
      text: 'Gmail and many other services deliver anna+anything@ to anna@. Tester, flow and language make one fresh contact each; put your own domain in place of shop.test. Import the addresses into a test list, start every flow, and sort the inbox by recipient: a mail in the wrong language shows at once.',
      headings: ['Tester', 'Flow', 'Language and mailbox'],
      columns: [
        ['anna', 'ravi', 'qa'],
        ['welcome', 'basket', 'birthday', 'winback'],
        ['en@shop.test', 'de@shop.test', 'fr@shop.test'],
      ],
      options: { separator: 'plus' },
    },
  ],
  facts: {
    title: 'What the numbers do and do not say',
    points: [
      'Apple Mail can load images before a message is read, so an open is not proof that anybody looked. Judge a subject line by clicks or replies.',
      'Analytics tools tell utm_campaign=Spring from utm_campaign=spring. Write values in lower case throughout.',
      'Never put a name or an address into a UTM value. It ends up in reports and in the history of the browser, and the terms of Google Analytics forbid it.',
      'Google Analytics files a visit under Email when utm_medium is email. E-mail with a hyphen counts, Newsletter does not.',
      'Gmail and Yahoo ask bulk senders for SPF, DKIM, DMARC and an unsubscribe link that works with one click.',
      'A subject line is cut off on a phone, and where depends on the device. Put the word that matters first.',
    ],
  },
  closing: {
    title: 'Prepare the next three mailings at once',
    text: 'Events on the left, places in the middle, reasons to write on the right. Generate, mark the five you would open yourself, and keep the columns for the month after.',
  },
  related: ['/social-media-guide', '/event-planners-guide', '/affiliate-marketing-guide'],
}

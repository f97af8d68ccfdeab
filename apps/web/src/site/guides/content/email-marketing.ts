import type { Guide } from '../guide.ts'

export const emailMarketing: Guide = {
  title: 'Email subject line and UTM generator',
  description:
    'Draft subject lines to test, tag every link of an email with UTM parameters for Google Analytics, and make plus addresses for testing flows.',
  badge: 'For email marketers',
  heading: 'Subject lines to choose from, links you can tell apart',
  lead: 'Every send repeats the same few decisions: what the subject says, how the links are tagged, which contacts test the flow. Put the choices side by side and get every version, named the same way each time.',
  applications: [
    {
      title: 'Versions for a subject line test',
      text: 'Put the event, the place and the reason for writing into three columns. Test two lines that differ in one column only. Then you know which part made the difference.',
    },
    {
      title: 'UTM tags for a whole quarter',
      text: '<code>utm_campaign</code> says which email it was, <code>utm_content</code> says which link in it. Make all tags before the quarter starts, and nobody has to guess whether it was “newsletter” or “news-letter”.',
    },
    {
      title: 'Test contacts for flows',
      text: 'A welcome flow greets each address once. Plus addresses give every flow and language a new contact, and all of the email still lands in one inbox.',
    },
    {
      title: 'Segment names before the segments',
      text: 'Combine relationship, period and region into names such as “Member, 90 days, Canada”. Go through the list with your team and delete the segments nobody plans to write to.',
    },
  ],
  examples: [
    {
      title: 'Subject lines for a summer series',
      text: "A series goes out more than once to the same people. The event comes first because phones cut off the end. The last column says why you're writing today, so keep the first two short. The longest line here has 55 characters.",
      headings: ['Event', 'Place', 'Why today'],
      columns: [
        ['Jazz nights', 'Outdoor movies', 'Family concerts'],
        ['by the lake:', 'in the rose garden:', 'on the pier:'],
        ['tickets on sale now', 'members book first', 'two weeks to go', 'last few seats'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Jazz nights by the lake: members book first',
          why: "Keep it for the members segment. To everyone else it says that they can't book yet.",
        },
        {
          row: 'Outdoor movies on the pier: last few seats',
          why: "Delete it unless it's true on the day you send. US law forbids subject lines that mislead about the content.",
        },
        {
          row: 'Family concerts in the rose garden: tickets on sale now',
          why: 'At 55 characters, a phone can cut off “on sale now”, which is the news. Shorten the place or leave it out.',
        },
      ],
    },
    {
      title: 'Campaign and content tags for every link',
      text: 'With UTM tracking on, Klaviyo always adds <code>utm_source</code> and <code>utm_medium</code>. Leave its campaign toggle off, and these tags add the other two: the campaign is month and email, the content is position and kind of link. The separator is Nothing, and the wrap puts the question mark in front. If a URL already has one, change it to <code>&</code>.',
      headings: ['Campaign', 'Position', 'Kind of link'],
      columns: [
        [
          'utm_campaign=2027-01_newsletter',
          'utm_campaign=2027-01_sale',
          'utm_campaign=2027-02_newsletter',
          'utm_campaign=2027-02_restock',
        ],
        ['&utm_content=header', '&utm_content=hero', '&utm_content=grid', '&utm_content=footer'],
        ['_image', '_button', '_text'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '?', customSuffix: '' },
      deletions: [
        {
          row: '?utm_campaign=2027-01_newsletter&utm_content=header_button',
          why: 'If your header is only a logo, it has no button and this tag will never get a click.',
        },
        {
          row: '?utm_campaign=2027-01_sale&utm_content=footer_image',
          why: "Delete it if your footer has text links only. An unused tag in the register makes people look for clicks that don't exist.",
        },
        {
          row: '?utm_campaign=2027-02_restock&utm_content=grid_text',
          why: 'If the restock email shows a single product, it has no grid.',
        },
      ],
    },
    {
      title: 'Plus addresses for testing every flow',
      text: 'Gmail delivers anna+anything@ to anna@. With Microsoft 365 and other hosts, send yourself one first to see whether plus addressing is on. Put your own domain in place of shop.test, import the addresses into a test list and start each flow. Sort the inbox by recipient, and an email in the wrong language stands out. Delete the profiles afterward: Klaviyo bills for active ones.',
      headings: ['Tester', 'Flow', 'Language and domain'],
      columns: [
        ['anna', 'ravi', 'mei'],
        ['welcome', 'cart', 'birthday', 'winback'],
        ['en@shop.test', 'es@shop.test', 'fr@shop.test'],
      ],
      options: { separator: 'plus' },
      deletions: [
        {
          row: 'anna+cart+es@shop.test',
          why: "If the store has no Spanish checkout, there's no Spanish cart to abandon.",
        },
        {
          row: 'mei+birthday+en@shop.test',
          why: 'Without a birthday in its profile, this contact never enters the flow. Add one or delete it.',
        },
        {
          row: 'ravi+winback+fr@shop.test',
          why: 'A win-back flow waits months for an order that never comes. Preview that email instead.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to tag the links of an email for GA4',
    drawing: { example: 1, labels: { prefix: 'starts the parameters' } },
    steps: [
      {
        title: 'Decide what each parameter says',
        text: 'Source is the tool or the list, such as <code>klaviyo</code>. Medium is always <code>email</code>. Campaign names the email, and content names the link inside it.',
      },
      {
        title: 'Check what your tool adds',
        text: "In Klaviyo, look under Settings, Other, UTM tracking, and change the source from Klaviyo to klaviyo if your other sources are lowercase. In Mailchimp, Google Analytics link tracking sets source, medium and campaign. Don't repeat those parameters in your own tags.",
      },
      {
        title: 'Type campaigns, positions and kinds of link',
        text: 'One value per line, in lowercase, without spaces. Start with the second example and change its words.',
      },
      {
        title: 'Generate the tags and export them',
        text: 'Press Generate Combinations and export TXT. Delete the positions your template lacks and keep the rest in a sheet the whole team can see.',
      },
      {
        title: 'Add one tag to each link',
        text: 'Paste it right after the URL in the link field of the email editor. If the URL ends in a part that starts with #, the tag goes before the #.',
      },
      {
        title: 'Send a test and click every link',
        text: "Look at the browser's address bar: each parameter should be there once. Two campaigns in one URL mean that your tool added its own.",
      },
      {
        title: 'Read the result in Google Analytics',
        text: 'Open Reports, Acquisition, Traffic acquisition. Pick Session campaign as the dimension and add Session manual ad content, which is where <code>utm_content</code> ends up.',
      },
    ],
  },
  limits: [
    'mailchimp-ab-test',
    'klaviyo-utm-parameters',
    'ga4-utm-value',
    'ga4-page-url',
    'gmail-clipping',
    'email-local-part',
  ],
  facts: {
    title: 'What the numbers tell you, and what they leave out',
    points: [
      "Apple Mail Privacy Protection loads images even if nobody reads the email, so open rates run high. Choose an A/B test's winner by clicks or orders.",
      'Reports keep <code>Spring</code> and <code>spring</code> apart as two campaigns. Use lowercase in every tag.',
      "Never put a name or an email address into a UTM parameter. Google's policy forbids sending it personal data, and the URL stays in browser histories.",
      'Google Analytics counts a visit as Email when the source or medium is <code>email</code>, <code>e-mail</code>, <code>e_mail</code> or <code>e mail</code>. <code>newsletter</code> as the medium usually lands in Unassigned.',
      'Sending close to 5,000 messages to personal Gmail accounts within 24 hours, even once, makes your domain a bulk sender for good. Then SPF, DKIM, DMARC and one-click unsubscribe are required, and the spam rate in Postmaster Tools has to stay below 0.3%. Outlook.com has asked for SPF, DKIM and DMARC since May 2025 if you send its users more than 5,000 a day.',
      'In the US, the CAN-SPAM Act asks for a truthful subject line, your postal address and a working opt-out in every commercial email. Honor an opt-out within 10 business days.',
      "Other countries ask for more. Canada's anti-spam law (CASL) requires consent before you send, and every email must say who you are and have a working unsubscribe link. In the UK, PECR requires consent too, with one exception: customers who could opt out when they bought, and in every message since, if you write about similar products. The EU's ePrivacy Directive has the same rule and the same exception.",
      "Don't tag links between your own pages: the tags would overwrite where the visitor came from. For posts and ads, see <social>the UTM sheet for social media</social>; for tracked partner links, see <affiliate>the SubIDs in the affiliate guide</affiliate>.",
    ],
  },
  sources: [
    {
      title: 'Google Analytics Help: traffic-source dimensions and manual tagging',
      url: 'https://support.google.com/analytics/answer/11242870',
    },
    {
      title: 'Google Analytics Help: default channel group',
      url: 'https://support.google.com/analytics/answer/9756891',
    },
    {
      title: 'Google Analytics Help: best practices to avoid sending personal data',
      url: 'https://support.google.com/analytics/answer/6366371',
    },
    {
      title: 'Google Workspace Admin Help: email sender guidelines FAQ',
      url: 'https://support.google.com/a/answer/14229414',
    },
    {
      title: 'Contactlab: new Microsoft rules for high-volume senders',
      url: 'https://docs.contactlab.com/blog/2025/05/09/new-microsoft-rules',
    },
    {
      title: 'FTC: CAN-SPAM Act, a compliance guide for business',
      url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    },
    {
      title: "CRTC: does Canada's anti-spam legislation apply to my business?",
      url: 'https://crtc.gc.ca/eng/com500/videot2.htm',
    },
    {
      title: 'ICO: how to comply with the rules on marketing by electronic mail (PECR)',
      url: 'https://ico.org.uk/for-organisations/guide-to-pecr/guidance-on-direct-marketing-using-electronic-mail/how-do-we-comply-with-the-rules-on-sending-marketing-by-electronic-mail/',
    },
    {
      title: 'EUR-Lex: Directive 2002/58/EC on privacy and electronic communications, article 13',
      url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      title: 'Klaviyo Help Center: how to manage active profiles',
      url: 'https://help.klaviyo.com/hc/en-us/articles/24263920096027',
    },
    {
      title: 'Klaviyo Help Center: how to A/B test campaign emails',
      url: 'https://help.klaviyo.com/hc/en-us/articles/115005228148',
    },
    {
      title: 'Microsoft Learn: plus addressing in Exchange Online',
      url: 'https://learn.microsoft.com/en-us/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Write the next three sends in one go',
    text: 'Open the first example in <generator>the generator</generator> and type in your own events. Mark the five subject lines you would open yourself, and keep the columns for next month. <events>The guide for event planners</events> has the session codes to go with them.',
  },
  related: ['/social-media-guide', '/event-planners-guide', '/affiliate-marketing-guide'],
}

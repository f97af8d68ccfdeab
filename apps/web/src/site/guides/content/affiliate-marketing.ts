import type { Guide } from '../guide.ts'

export const affiliateMarketing: Guide = {
  title: 'Affiliate keyword and SubID generator',
  description:
    'Plan comparison and review pages from columns of products and needs, and name every affiliate link with a SubID that you can read in the report.',
  badge: 'For affiliates and publishers',
  heading: 'Comparison pages to write, and a SubID for every link on them',
  lead: "Right before they buy, people search for two things: which of two products is better, and whether it's worth it for someone like them. List the products and the doubts once, get every question you could answer, and label the links so that the report shows which pages sell.",
  applications: [
    {
      title: 'Comparisons for one kind of home',
      text: 'Put “robot vacuum vs” in column 1, its rivals in column 2 and what matters to the buyer in column 3. Search for each line. If forum threads and videos come first, searchers want first-hand experience, so write the page only if you can test both products and show it.',
    },
    {
      title: 'Reviews for one kind of buyer',
      text: 'A general review competes with every large review site. Product, doubt and situation make narrow questions, where a test of your own can win. <seo>The SEO guide</seo> shows how to decide which of them share a page.',
    },
    {
      title: 'Link references by page and place',
      text: 'Page type, place on the page and kind of link make a SubID. In the commission report, each sale then names the link that got the credit.',
    },
    {
      title: 'Deal pages ahead of the season',
      text: 'Shop, product group and occasion make the titles for sales that return every year. Leave the year out of the URL: next November you update the page, and it keeps its links and its history.',
    },
  ],
  examples: [
    {
      title: 'Vacuum comparisons by floor and home',
      text: 'Use it to choose what to write next in a niche you know. Type “vs” with each product in column 1, so a space is the only separator you need.',
      headings: ['Product and “vs”', 'Rival', 'What matters'],
      columns: [
        ['robot vacuum vs', 'stick vacuum vs', 'canister vacuum vs'],
        ['upright vacuum', 'carpet sweeper', 'steam mop'],
        ['for pet hair', 'for stairs', 'for thick carpet', 'for small apartments'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'robot vacuum vs upright vacuum for stairs',
          why: "Robot vacuums don't clean stairs, so there's nothing to compare.",
        },
        {
          row: 'canister vacuum vs steam mop for thick carpet',
          why: 'Steam mops are made for hard floors, so nobody chooses between these two for a thick carpet.',
        },
        {
          row: 'canister vacuum vs carpet sweeper for small apartments',
          why: "Delete every pair that you can't put on the same floor and test.",
        },
      ],
    },
    {
      title: 'Review questions, each ending in a question mark',
      text: 'Every line is a working title, and the suffix of the wrap adds the question mark. Answer in the first paragraph, show how you found out, and put the link below the answer.',
      headings: ['Product', 'Doubt', 'Situation'],
      columns: [
        ['Is a folding e-bike', 'Is a cargo e-bike', 'Is a used e-bike'],
        ['worth it', 'practical', 'safe'],
        ['for a hilly commute', 'for school drop-off', 'without a garage', 'in winter'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: '?' },
      deletions: [
        {
          row: 'Is a folding e-bike practical for school drop-off?',
          why: 'Most have no seat for a child. If the answer is just “no”, give it a line on another page.',
        },
        {
          row: 'Is a used e-bike safe without a garage?',
          why: 'Safe from theft or safe to charge? A title with two meanings answers neither search.',
        },
        {
          row: 'Is a cargo e-bike practical in winter?',
          why: '“Worth it in winter” needs the same test and the same answer. Write one page for both.',
        },
      ],
    },
    {
      title: 'SubIDs that say where the click was',
      text: "Set them up before you publish: a click that came without a SubID never gets one. Minus (-) keeps the three parts apart, so a spreadsheet can split the report into columns again. That's also why none of the words contains a hyphen.",
      headings: ['Page', 'Place', 'Link'],
      columns: [
        ['review', 'versus', 'bestof', 'deals'],
        ['intro', 'table', 'verdict'],
        ['button', 'photo', 'textlink'],
      ],
      options: { separator: 'minus' },
      deletions: [
        { row: 'deals-verdict-button', why: 'A deals page has no verdict, so no link will ever use it.' },
        {
          row: 'versus-table-photo',
          why: 'Delete it if your tables have no photos. With an unused SubID in your register, you keep looking for clicks that never come.',
        },
        {
          row: 'review-intro-button',
          why: "Readers haven't seen your answer yet. Put the first button after it.",
        },
      ],
    },
  ],
  howTo: {
    title: 'How to set up SubIDs in Awin, CJ and impact.com',
    drawing: { example: 2 },
    steps: [
      {
        title: 'Decide what the report should answer',
        text: 'Three parts are enough: which page, where on it, which kind of link. Add a short name for the article if you want to tell pages of one type apart.',
      },
      {
        title: 'Fill the columns with short words',
        text: 'Use lowercase letters and digits, and keep the whole SubID under 50 characters. The network stores what you typed, so a typo shows up as a separate line in the report.',
      },
      {
        title: 'Choose Minus (-) and generate',
        text: "Press Generate Combinations and delete the places that your pages don't have. Export CSV with one column per word and keep it as the register of your links.",
      },
      {
        title: 'Awin: Toolbox, Link Builder',
        text: 'Select the advertiser, paste the destination URL, put the SubID into Click Ref and generate the link. The first Click Ref is the one that the report shows.',
      },
      {
        title: 'impact.com: Advanced, then Create',
        text: 'In the Create and Share Link widget, open Advanced, paste the SubID into the first Sub ID field and press Create. The short link hides the SubID, but the report has it. Leave the Shared ID empty unless the brand should read it.',
      },
      {
        title: 'CJ: the SID field',
        text: 'Type the SubID into the SID field when you get the link. By hand, add <code>?sid=</code> and the SubID to the end of a link with <code>/click-</code> in it, or <code>&sid=</code> if it already has a question mark. In a deep link with <code>/type/dlg/</code>, put <code>sid/</code>, the SubID and a slash right after that part: a parameter after the destination URL goes to the store, not to CJ.',
      },
      {
        title: 'Click once and check the report',
        text: 'Click each new link yourself, without buying. In Awin, the click appears under Reports, Click References. In impact.com, look for the performance report by Sub ID.',
      },
    ],
  },
  limits: ['awin-clickref', 'awin-clickrefs', 'impact-shared-id', 'amazon-tracking-ids'],
  facts: {
    title: 'Before the links go live',
    points: [
      'The parameter has a different name in each network: <code>clickref</code> at Awin, <code>sid</code> at CJ, <code>u1</code> at Rakuten, <code>subId1</code> at impact.com. Type it exactly like this. Amazon Associates uses tracking IDs, which you create in your account first.',
      "ShareASale has closed, and its programs moved to Awin. In those links, the old <code>afftrack</code> became <code>clickref2</code>, which the Click References report doesn't show. Make the links again with <code>clickref</code>.",
      "A SubID in a page can't know where the visitor came from. Give newsletter and Pinterest links their own SubIDs. <email>The guide to email marketing</email> covers the UTM parameters that go with them.",
      'Keep SubIDs to letters, digits and hyphens, which need no encoding in a URL. Never put a name or an email address of a visitor into one.',
      'Google asks for <code>rel="sponsored"</code> on affiliate links and also accepts <code>nofollow</code>. Its spam policies name thin affiliate pages: pages that copy what the merchant says and add nothing of their own.',
      "Don't describe an experience you didn't have. The FTC says you can't talk about how a product worked for you if you haven't tried it.",
      'Tell readers that you earn from the links, close to the links and in plain words. The FTC asks for that in the US, the ASA in the UK. A note in the footer is too far away.',
      "Many programs forbid ads on the merchant's name, and some forbid links in emails. Read the terms before a brand name goes into <googleads>a Google Ads keyword list</googleads>.",
    ],
  },
  sources: [
    {
      title: 'Awin Wiki: publisher click references',
      url: 'https://wiki.awin.com/index.php/Publisher_Click_Ref',
    },
    {
      title: 'Awin Help: tools and features for upgraded ShareASale publishers',
      url: 'https://success.awin.com/articles/en_US/Knowledge/Essential-Awin-Tools-and-Features-for-Upgraded-ShareASale-Publishers',
    },
    {
      title: 'impact.com Help: Sub ID and Shared ID parameters explained for partners',
      url: 'https://help.impact.com/en/support/solutions/articles/48001235417-sub-id-shared-id-parameters-explained-for-partners',
    },
    {
      title: 'Amazon Associates: tracking IDs',
      url: 'https://affiliate-program.amazon.com/help/node/topic/GK5TZZ4AWML2QSLA',
    },
    {
      title: 'Google Search Central: qualify your outbound links',
      url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
    },
    {
      title: 'Google Search Central: spam policies, thin affiliation',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      title: "FTC's Endorsement Guides: what people are asking",
      url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Lay out your niche in one sitting',
    text: "Three products, three rivals and four concerns already make 36 questions. Type yours into <generator>the generator</generator>, and cross out the ones you wouldn't enjoy answering.",
  },
  related: ['/seo-guide', '/amazon-sellers-guide', '/email-marketing-guide'],
}

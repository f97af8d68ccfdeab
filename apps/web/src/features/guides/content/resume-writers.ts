import type { Guide } from '../guide.ts'

export const resumeWriters: Guide = {
  title: 'Resume headline and Boolean search generator',
  description:
    'Draft resume headlines and achievement lines from a client’s roles, skills and sectors, and Boolean searches for the adverts to measure them by.',
  badge: 'For resume writers',
  heading: 'Sixty headlines for a client, to choose one from',
  lead: 'Much of the work on a resume is choosing. Cross the roles a client has held with the level and the sector, read every wording once, and keep the one that is both true and asked for.',
  applications: [
    {
      title: 'Headlines',
      text: 'Level, role, sector. Somebody who has done the work of two titles needs to see them side by side before deciding which one stands at the top.',
    },
    {
      title: 'Boolean searches',
      text: 'Title, skill and sector, each in quotation marks, joined by AND. Run a few on a job board before you write a word: the adverts they find are what the resume will be measured by.',
    },
    {
      title: 'Achievement lines',
      text: 'A verb, what was changed, how far it reached. The generator writes the skeletons. The client brings the result, or the line goes.',
    },
    {
      title: 'Files for several applications',
      text: 'Client, target role and country joined by underscores. Three roles in two countries are six versions, and each attachment has a name that a recruiter can tell from the others.',
    },
  ],
  examples: [
    {
      title: 'Headlines for an analyst',
      text: 'For a client between two levels who would take any of three titles. Mark the lines they could defend in an interview, then see which of those wordings the adverts use. The rest still help: they show what not to apply for.',
      headings: ['Level', 'Role', 'Sector'],
      columns: [
        ['Senior', 'Lead', 'Principal', 'Interim'],
        ['Data Analyst', 'BI Analyst', 'Reporting Analyst'],
        ['in Healthcare', 'in Retail', 'in Logistics', 'in Energy', 'in Insurance'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Boolean searches for a project manager',
      text: 'The separator is a quotation mark, AND and another quotation mark, with spaces around the AND. Together with the wrap Quotes it puts each term into quotation marks of its own. Try four or five lines, save the adverts, and collect the words that keep coming back. That is the vocabulary of the rewrite.',
      headings: ['Title', 'Skill', 'Sector'],
      columns: [
        ['Project Manager', 'Programme Manager', 'PMO Lead'],
        ['PRINCE2', 'Agile', 'procurement', 'change control'],
        ['NHS', 'local government', 'higher education', 'utilities'],
      ],
      options: { separator: 'custom', customSeparator: '" AND "', wrap: 'quotes' },
    },
    {
      title: 'Skeletons of achievements',
      text: 'Read the list down with the client on the telephone. Most lines are wrong for them. Now and then one is answered with “yes, and it used to take nine days”. Write that down: the number is what the skeleton was for. The bullet is a prefix, so the lines paste straight into a draft.',
      headings: ['Verb', 'What', 'Reach'],
      columns: [
        ['Led', 'Redesigned', 'Automated', 'Documented'],
        ['the month-end close', 'supplier onboarding', 'stock reporting', 'customer refunds'],
        ['for three sites', 'across two regions', 'within one quarter', 'during a merger'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '• ', customSuffix: '' },
    },
  ],
  facts: {
    title: 'True, and easy to find',
    points: [
      'A combination says nothing about your client. Keep only what they can prove.',
      'Not every job board reads Boolean searches. LinkedIn does, and wants AND, OR and NOT in capitals.',
      'The generator writes straight quotation marks. A word processor may turn them into curly ones, which a search box need not understand: copy from here, not from the document.',
      'Employers set up applicant tracking systems differently, so no list of wordings can promise a score. What you can check is that the words of the advert are in the resume.',
      'Words in the generator stay in your browser. Lists and results you save are sent to your account: for a confidential client, export instead.',
    ],
  },
  closing: {
    title: 'Try it on the resume on your desk',
    text: 'Put the client’s titles, skills and sectors into the second example and run five of the searches. The adverts will tell you which headline to write.',
  },
  related: ['/course-creators-guide', '/brand-builders-guide', '/bloggers-guide'],
}

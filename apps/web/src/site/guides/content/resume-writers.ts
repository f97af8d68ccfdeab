import type { Guide } from '../guide.ts'

export const resumeWriters: Guide = {
  title: 'Resume headline and Boolean search generator',
  description:
    "Draft resume headlines and achievement bullets from a client's roles and skills, and Boolean searches for the job postings to measure them by.",
  badge: 'For resume writers',
  heading: 'Every headline a client could use, and the one they can defend',
  lead: 'Much of resume writing is choosing between wordings. Cross the titles a client has held with levels, skills and industries, check which wordings employers use, and keep the ones that are both true and in demand.',
  applications: [
    {
      title: 'Resume headlines',
      text: 'Put level, role and industry into three columns. A client who has done the work of two titles can compare them side by side before one goes on top.',
    },
    {
      title: 'Boolean searches for job postings',
      text: 'Put a title, a skill and an industry in quotation marks and join them with AND. Run a few of these searches before you write a word: the resume will be compared with the postings they find.',
    },
    {
      title: 'Prompts for achievement bullets',
      text: "Combine a verb, what was changed and how far it reached. The list gives you the questions for the client interview. If the client can't add a result, drop the bullet.",
    },
    {
      title: 'File names for several versions',
      text: 'Join last name, target role and employer with underscores, as in Rivera_DataAnalyst_Acme. Recruiters download dozens of files, and “resume_final2” tells them nothing.',
    },
  ],
  examples: [
    {
      title: 'Headlines for a data analyst',
      text: "For a client between two levels who'd accept any of three titles. Mark the headlines they could defend in an interview, then see which of those titles postings use. The others show what not to apply for.",
      headings: ['Level', 'Role', 'Industry'],
      columns: [
        ['Senior', 'Lead', 'Staff', 'Principal'],
        ['Data Analyst', 'BI Analyst', 'Reporting Analyst'],
        ['in Health Care', 'in Retail', 'in Logistics', 'in Energy', 'in Insurance'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Lead Reporting Analyst in Insurance',
          why: "Interviewers will ask who or what the client led. Delete it if there's no good answer.",
        },
        {
          row: 'Principal BI Analyst in Energy',
          why: 'A headline may describe the work more clearly than the official title did. It may not promote the client.',
        },
        {
          row: 'Senior Data Analyst in Logistics',
          why: "One summer project isn't an industry. Leave the third part off when the experience is thin.",
        },
      ],
    },
    {
      title: 'Boolean searches for a project manager',
      text: 'The separator is a quotation mark, AND and another quotation mark, with spaces around the AND. With Quotes as the wrap, each term ends up in quotation marks of its own. Run four or five lines, save the postings and collect the words that keep coming back. They are the vocabulary of the rewrite.',
      headings: ['Title', 'Skill', 'Industry'],
      columns: [
        ['project manager', 'program manager', 'PMO manager'],
        ['PMP', 'agile', 'procurement', 'change management'],
        ['health care', 'state government', 'higher education', 'utilities'],
      ],
      options: { separator: 'custom', customSeparator: '" AND "', wrap: 'quotes' },
      deletions: [
        {
          row: '"project manager" AND "agile" AND "health care"',
          why: 'Many employers write “healthcare”. Replace the term with <code>("health care" OR healthcare)</code>, or you miss their postings.',
        },
        {
          row: '"program manager" AND "change management" AND "higher education"',
          why: 'Change management means people in one posting and IT releases in the next. Read three results before you use it.',
        },
        {
          row: '"PMO manager" AND "PMP" AND "utilities"',
          why: 'Three exact phrases for a rare title find next to nothing. Drop the industry.',
        },
      ],
    },
    {
      title: 'Bullets that still need a number',
      text: 'Read the list to the client on a call. Most bullets are wrong for them. Now and then the client says “yes, and it used to take nine days”. Write that down: the number is the achievement. The bullet sign is the prefix. Leave it out if your template has a list style of its own.',
      headings: ['Verb', 'What', 'Reach'],
      columns: [
        ['Led', 'Redesigned', 'Automated', 'Documented'],
        ['the month-end close', 'vendor onboarding', 'inventory reporting', 'customer refunds'],
        ['at three sites', 'across two countries', 'in one quarter', 'during a merger'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '• ', customSuffix: '' },
      deletions: [
        {
          row: '• Led the month-end close in one quarter',
          why: 'A close happens every month, so one quarter is no feat. Ask how many days it took before and after.',
        },
        {
          row: '• Documented customer refunds during a merger',
          why: 'Documenting is a task. Delete it unless something got faster or safer because of it.',
        },
        {
          row: '• Automated inventory reporting across two countries',
          why: 'Keep it only with a result, such as the hours saved per week, and if the client built it rather than used it.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to find resume keywords in LinkedIn job postings',
    drawing: { example: 1, labels: { separator: 'and also', prefix: 'exact phrase' } },
    steps: [
      {
        title: 'Ask for titles, skills and industries',
        text: "Take them from the old resume and from the jobs the client wants next. List every title for the same work, because employers don't agree on one.",
      },
      {
        title: 'Type them into three columns',
        text: 'One term per line. Leave the industry column empty for a first, wider search.',
      },
      {
        title: 'Set separator and wrap for Boolean search',
        text: 'Choose Custom as the separator and type <code>" AND "</code> with its two spaces. Choose Quotes as the wrap.',
      },
      {
        title: 'Copy the searches from Wordloom',
        text: 'Press Generate Combinations and Copy All. Keep the list in a plain text file: word processors curl the quotation marks, and a search box may not recognize curly ones.',
      },
      {
        title: 'Paste one search into LinkedIn Jobs',
        text: "In LinkedIn, open Jobs, paste a line into the search field and set the location. The first results should contain all three terms; if they don't, that search field ignores Boolean operators, so type the terms as a plain sentence. Save five to ten postings the client would apply for.",
      },
      {
        title: "Compare the postings with the client's experience",
        text: 'Count in how many postings a term appears. Terms that come up in most of them, and that the client can prove, belong in the headline, the skills section and a bullet.',
      },
      {
        title: 'Put the headline on the resume and the profile',
        text: "On LinkedIn, open the profile, click the pencil in the introduction card and paste it into Headline. At 220 characters there's room for a result after the title.",
      },
    ],
  },
  limits: ['linkedin-headline', 'linkedin-about', 'linkedin-position-title', 'usajobs-resumes'],
  facts: {
    title: 'What an ATS does, and what a search finds',
    points: [
      "An applicant tracking system mostly stores and searches applications. When Enhancv, which sells a resume builder, interviewed 25 US recruiters in 2025, 23 said that theirs doesn't reject resumes for format or missing keywords. All 25 used knockout questions, such as work authorization.",
      'Nobody can promise an ATS score, because every employer sets up its own filters. What you can check is that the terms of the posting are in the resume, spelled the same way.',
      'LinkedIn wants AND, OR and NOT in capitals. In its job search, quotation marks force an exact match anywhere in the posting; without them, it guesses what you mean.',
      'A federal resume on USAJOBS has at most two pages since September 27, 2025. Longer ones make the applicant ineligible, so choose the bullets with care.',
      'In the UK the document is a CV: two pages at most, in British spelling, without a photo or a date of birth. Change the words as well: UK postings say “Healthcare” and “Human Resources Adviser”.',
      "Your words stay in your browser while you use the generator. Lists and results that you save go to your account, so leave a confidential client's name out or export instead.",
      'If the client is going freelance, <brands>the guide for brand builders</brands> helps with a name. If they also train people, see <courses>the guide for course creators</courses>.',
    ],
  },
  sources: [
    {
      title: 'LinkedIn Help: use Boolean to filter search results in Recruiter',
      url: 'https://www.linkedin.com/help/recruiter/answer/a415295',
    },
    {
      title: 'Boolean Strings: how quotation marks work in LinkedIn job search',
      url: 'https://booleanstrings.com/2023/01/06/you-must-know-this-if-you-use-linkedin-job-search/',
    },
    {
      title: 'AI Journal: how applicant tracking systems handle resumes, from 25 interviews by Enhancv',
      url: 'https://aijourn.com/how-applicant-tracking-systems-actually-handle-resumes-findings-from-25-recruiter-interviews',
    },
    {
      title: "Queen's University Belfast: CV basics",
      url: 'https://www.qub.ac.uk/directorates/sgc/careers/pctestpage/CVs-and-the-application-process/Interviewspreviouscontent/CVandCoveringLetters/CVbasicstogetyoustarted/',
    },
    {
      title: 'Go Government: writing a federal resume',
      url: 'https://gogovernment.org/application-process/writing-a-federal-resume',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Try it on the resume on your desk',
    text: "Put your client's titles, skills and industries into the second example in <generator>the generator</generator> and run five of the searches. The postings will show you which headline to write.",
  },
  related: ['/course-creators-guide', '/brand-builders-guide', '/bloggers-guide'],
}

import type { Guide } from '../guide.ts'

export const appDevelopers: Guide = {
  title: 'Test matrix and translation key generator',
  description:
    'Cross devices, locales and account states into test cases, translation keys and flag names, with the quotes and commas your code needs around them.',
  badge: 'For app developers',
  heading: 'The whole test matrix, quotes and commas included',
  lead: 'You know the nested loop you would write for this. Type the lists into columns instead and paste what comes out into your code: one test case, translation key or flag a line, with whatever your language wants around it.',
  applications: [
    {
      title: 'Parametrised tests',
      text: 'Platform in the first column, locale in the second, account state in the third. Each cell of the matrix becomes an id with a name, so nobody has to wonder whether Arabic on an expired account was ever covered.',
    },
    {
      title: 'Translation keys',
      text: 'Screen, field, part: signup.email.label and all its relatives. A new screen gets the same set as the old ones, and none goes to the translators without its error messages.',
    },
    {
      title: 'Feature flags',
      text: 'Features, platforms and rollout stages, joined with hyphens. Delete the stages a feature will never have. What is left is the list to create in your flag service, and later the list to clean up.',
    },
    {
      title: 'Seed data',
      text: 'Forty first names, fifty surnames and example.com, example.org and example.net make 6,000 different people for a staging database. Export CSV with one column a word and map the columns in your import.',
    },
  ],
  examples: [
    {
      title: 'Cases for a parametrised test',
      text: 'A bug that only trial accounts meet, on Android, in German, needs a name before it can have a test. Every line comes quoted and with a comma behind it: paste the lot between the brackets of a Python list or a JavaScript array, and split at the slash inside the test.',
      headings: ['Platform', 'Locale', 'Account'],
      columns: [
        ['ios', 'android', 'web'],
        ['en-GB', 'de-DE', 'ar-EG', 'ja-JP'],
        ['guest', 'trial', 'paid', 'expired'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '/',
        wrap: 'custom',
        customPrefix: '"',
        customSuffix: '",',
      },
    },
    {
      title: 'Keys for a properties file',
      text: 'A form field is never one string. It has a label, a placeholder, a hint and at least two errors, and the errors are what gets forgotten. With = as suffix each line is a valid entry without a value yet. Save it as messages.properties, fill in the source language, and search for lines that end in = to see what is still missing.',
      headings: ['Screen', 'Field', 'Part'],
      columns: [
        ['signup', 'profile', 'checkout'],
        ['email', 'phone', 'full_name', 'postcode'],
        ['label', 'placeholder', 'hint', 'if_empty', 'if_invalid'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '.',
        wrap: 'custom',
        customPrefix: '',
        customSuffix: '=',
      },
    },
    {
      title: 'Flags for a staged rollout',
      text: 'Flags named by hand drift apart: ios_newCheckout here, beta-checkout-iOS there. Generate the names before the first one is created, paste them into the ticket and strike out those you will not need. Once everyone has the feature, the same list says which flags to delete.',
      headings: ['Feature', 'Platform', 'Stage'],
      columns: [
        ['new-checkout', 'passkey-login', 'offline-sync', 'dark-mode'],
        ['ios', 'android', 'web'],
        ['internal', 'beta', 'everyone'],
      ],
      options: { separator: 'minus' },
    },
  ],
  facts: {
    title: 'Before you paste',
    points: [
      'Python joins two string literals that stand next to each other. Forget one comma and two test cases become one, without an error. The suffix puts the comma there every time.',
      'Python and JavaScript allow a comma after the last item. JSON does not: for a fixture, set Wrap to Nothing and export JSON, which is a valid array.',
      'Full coverage multiplies. Five screen sizes on top would turn 48 cases into 240. The generator shows the number before you generate, while it is still easy to drop a locale.',
      'The same engine runs on the command line. With one word a line in each file, wordloom combine platforms.txt locales.txt accounts.txt writes the list to standard output, and options set separator, prefix and suffix. A build script can make the list anew.',
      'example.com, example.org and example.net are reserved for examples (RFC 2606). Mail to invented people there reaches no stranger.',
    ],
  },
  closing: {
    title: 'Count the cases you carry in your head',
    text: 'Put your own platforms and locales into the first example. Whatever the number is, it is better known before the release than after.',
  },
  related: ['/data-entry-guide', '/domainers-guide', '/course-creators-guide'],
}

import type { Guide } from '../guide.ts'

export const appDevelopers: Guide = {
  title: 'Test matrix and translation key generator',
  description:
    'Cross devices, locales and account states into test cases, translation keys and flag checks, with the quotes and commas your code needs.',
  badge: 'For app developers',
  heading: 'The whole test matrix, quotes and commas included',
  lead: "You could write the nested loop yourself. This is quicker when you want to see, count and prune the cases before they're in code: type the values into columns, and paste one test case, key or table row per line.",
  applications: [
    {
      title: 'Parametrized tests',
      text: 'Put the platform in column 1, the locale in column 2 and the account state in column 3. Every cell of the matrix gets an ID that shows up in the test report, so nobody has to wonder whether Arabic on an expired account was ever covered.',
    },
    {
      title: 'Translation keys',
      text: 'Screen, field and part make keys such as <code>signup.email.label</code>. A new screen gets the same set as the old ones, and no form goes to the translators without its error messages. Tell them the length limits of the app stores too: an app name gets 30 characters in every language.',
    },
    {
      title: 'Feature flag keys',
      text: "Combine kind, area and feature: <code>release-checkout-new-layout</code>, <code>ops-search-fallback</code>. Keep platform, environment and rollout stage out of the key. The flag service has targeting rules, environments and percentage rollouts for them, so one flag serves them all. Settle the pattern before the first flag. GrowthBook, for one, doesn't let you change a key after you create it.",
    },
    {
      title: 'Seed data',
      text: 'Forty first names and fifty last names make 2,000 people for a staging database. With example.com, example.org and example.net they have 6,000 addresses that reach no real inbox. Export CSV with one column per word, and map the columns in your import. For fewer people, open Order below the options and choose Sample: 500 rows with a seed are the same 500 in every run.',
    },
  ],
  examples: [
    {
      title: 'Cases for a parametrized test',
      text: 'Each line is quoted and ends in a comma: paste all 48 between the brackets of a Python list or a JavaScript array, and split at the slash inside the test. If a bug only hits trial accounts on Android in German, the failing ID says so.',
      headings: ['Platform', 'Locale', 'Account'],
      columns: [
        ['ios', 'android', 'web'],
        ['en-US', 'de-DE', 'ar-EG', 'ja-JP'],
        ['guest', 'trial', 'paid', 'expired'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '/',
        wrap: 'custom',
        customPrefix: '"',
        customSuffix: '",',
      },
      deletions: [
        {
          row: '"web/ar-EG/expired",',
          why: 'Delete it if you sell subscriptions only in the apps: nobody reaches this state on the web.',
        },
        {
          row: '"android/de-DE/guest",',
          why: 'Delete every guest row if the app shows nothing before sign-in. One test of the sign-in screen covers them.',
        },
        {
          row: '"ios/ja-JP/trial",',
          why: 'Delete it if Japan has no trial, and add one test that the offer stays hidden there.',
        },
      ],
    },
    {
      title: 'Keys for a properties file',
      text: "A form field is never one string. It has a label, a placeholder, a hint and at least two errors, and it's the errors that get forgotten. With = as the suffix, each line is a valid entry without a value. Save the lines as messages.properties, fill in the source language, and search for lines that still end in =.",
      headings: ['Screen', 'Field', 'Part'],
      columns: [
        ['signup', 'profile', 'checkout'],
        ['email', 'phone', 'full_name', 'postal_code'],
        ['label', 'placeholder', 'hint', 'if_empty', 'if_invalid'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '.',
        wrap: 'custom',
        customPrefix: '',
        customSuffix: '=',
      },
      deletions: [
        {
          row: 'profile.email.placeholder=',
          why: 'The profile is already filled in, so nobody sees a placeholder there.',
        },
        {
          row: 'signup.postal_code.if_invalid=',
          why: "Delete all five postal code keys of the sign-up if it doesn't ask for an address.",
        },
        {
          row: 'checkout.full_name.if_invalid=',
          why: "Don't validate names beyond “not empty”. Real ones break every pattern.",
        },
      ],
    },
    {
      title: 'Every flag on, off and unreachable',
      text: 'Test each flag in three states on every platform: on, off, and with the flag service down, when the SDK uses the fallback value in your code. The rows are lines of a Markdown table. Paste them into an issue or a pull request under the header <code>| Flag | State | Platform |</code> and the line <code>|---|---|---|</code>, and you have the checklist for the release.',
      headings: ['Flag', 'State', 'Platform'],
      columns: [
        ['new-checkout', 'passkey-login', 'offline-sync', 'dark-mode'],
        ['on', 'off', 'service down'],
        ['iPhone', 'Android phone', 'browser'],
      ],
      options: {
        separator: 'custom',
        customSeparator: ' | ',
        wrap: 'custom',
        customPrefix: '| ',
        customSuffix: ' |',
      },
      deletions: [
        {
          row: '| offline-sync | service down | browser |',
          why: 'Delete it if the web app has no offline mode. Keep the two phones: offline is when they need the fallback.',
        },
        {
          row: '| dark-mode | off | iPhone |',
          why: 'Once everyone has the feature, delete its rows together with the flag.',
        },
        {
          row: '| passkey-login | on | Android phone |',
          why: "Delete it if the flag's rules leave Android out, and test the rule instead.",
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build a test matrix for pytest or Jest',
    drawing: { example: 0, labels: { prefix: 'quote', suffix: 'quote, comma' } },
    steps: [
      {
        title: 'Choose the axes',
        text: 'Take what changes behavior: platform, locale, account state. In each column, list one value per equivalence class, not every value there is.',
      },
      {
        title: 'Watch the count',
        text: 'The number of cases is the product of the columns, and the generator shows it while you type. Drop a value if the suite would get too slow.',
      },
      {
        title: 'Set the separator and the wrap',
        text: 'Choose Custom as the separator and type a slash. Choose Custom as the wrap, with <code>"</code> as the prefix and <code>",</code> as the suffix.',
      },
      {
        title: 'Generate and prune',
        text: "Press Generate Combinations, press Copy All and paste into your editor. Delete the states that can't happen, and note in the test why they're missing.",
      },
      {
        title: 'Paste the lines into the test',
        text: 'In pytest, put them into <code>@pytest.mark.parametrize("case", [ ])</code>. In Jest or Vitest, put them into <code>test.each([ ])("%s", …)</code>. Each line becomes a test of its own, and a failure shows which one.',
      },
      {
        title: 'Run the suite and check the names',
        text: 'Run <code>pytest -v</code> or <code>npx jest --verbose</code>. The report lists one test per line you pasted, with the case in its name. If the number is lower than what you pasted, a comma is missing.',
      },
    ],
  },
  limits: [
    'github-actions-matrix',
    'datadog-flag-key',
    'app-store-name',
    'app-store-keywords',
    'google-play-name',
    'google-play-short-description',
  ],
  facts: {
    title: 'Before you commit the matrix',
    points: [
      "If all you want is the full product in pytest, you don't need a list: stack two or three <code>parametrize</code> decorators, and pytest runs every combination. A list pays off when you want to prune it, count it, or share it with manual testers.",
      "A state that can't happen is a rule: open <rows>Rules</rows>, choose “When … then …”, and say that if Platform is web, Account isn't expired. 44 of the 48 cases remain. With Copy link, the recipe fits into the pull request.",
      'When the values change often, let a script make the list. Where Wordloom is installed, put one word per line into each file: <code>npx wordloom combine platforms.txt locales.txt accounts.txt --separator /</code> writes the cases to standard output, and <code>--prefix</code> and <code>--suffix</code> add the quotes and the comma. <code>--rule \'IF [1] = "web" THEN [3] <> "expired"\'</code> is the rule from above.',
      'Full coverage multiplies: five screen sizes on top would turn 48 cases into 240. Pairwise testing covers every pair of values with 16 cases instead of 48, and with about 20 instead of 240. Open <rows>Order</rows> and choose All pairs to get them. PICT from Microsoft is a free tool that does the same.',
      'NIST found that one or two parameters cause most failures, and fewer and fewer are caused by three or more. So test pairs everywhere, and the full product where a failure costs money, such as checkout.',
      'Python joins two string literals that follow each other. If a comma is missing, two test cases silently become one. The suffix puts a comma on every line.',
      "Python and JavaScript accept a comma after the last item, JSON doesn't. For a JSON fixture, choose Nothing as the wrap and export JSON.",
      'Save .properties files as UTF-8 if Java loads them as resource bundles, which it reads as UTF-8 since Java 9. <code>Properties.load</code> with an input stream still reads ISO-8859-1 and garbles every accent.',
      'Fixtures that come from a spreadsheet are easier to keep in shape with <data>the guide to data entry</data>, and <email>the guide to email marketing</email> shows plus addresses for testing sign-ups.',
    ],
  },
  sources: [
    {
      title: 'pytest: how to parametrize fixtures and test functions',
      url: 'https://docs.pytest.org/en/stable/how-to/parametrize.html',
    },
    {
      title: 'NIST: interactions involved in software failures',
      url: 'https://csrc.nist.gov/Projects/automated-combinatorial-testing-for-software/combinatorial-methods-in-testing/interactions-involved-in-software-failures',
    },
    { title: 'Microsoft PICT', url: 'https://github.com/microsoft/pict' },
    {
      title: 'LaunchDarkly: flag conventions',
      url: 'https://launchdarkly.com/docs/guides/flags/flag-conventions',
    },
    { title: 'GrowthBook: feature keys', url: 'https://docs.growthbook.io/features' },
    { title: 'JEP 226: UTF-8 property resource bundles', url: 'https://openjdk.org/jeps/226' },
    { title: 'RFC 2606: reserved domain names', url: 'https://www.rfc-editor.org/rfc/rfc2606' },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Count the cases you carry in your head',
    text: "Put your own platforms and locales into <generator>the generator</generator>. You'll know the number of cases before you write the first test.",
  },
  related: ['/data-entry-guide', '/email-marketing-guide', '/domainers-guide'],
}

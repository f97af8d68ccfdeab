import type { Guide } from '../guide.ts'

export const dataEntry: Guide = {
  title: 'SKU generator and data entry list builder',
  description:
    'Generate part numbers, article numbers and blank data rows from short lists, keep leading zeros in Excel, and find the codes that were never entered.',
  badge: 'For data entry teams',
  heading: 'Type each part of a code once and get every code',
  lead: 'Typing 80 part numbers gives you 80 chances to slip. Type four types, four threads and five lengths instead: thirteen words, checked once, and every code follows from them.',
  applications: [
    {
      title: 'Part numbers for the item master',
      text: 'Give type, thread and length a column each and put a hyphen between them. The list comes out in the order of the columns, ready for the item master or the label printer.',
    },
    {
      title: 'Numbers that begin with zero',
      text: 'Range, model and variant run together without a separator. The second example writes each number as a text formula, so that Excel leaves its zeros alone.',
    },
    {
      title: 'Blank rows to fill in',
      text: 'Branch, cost type and quarter begin each row of a budget; aisle, shelf and bin begin each row of a stock count. With every row in place from the start, a blank cell means someone still owes you a figure.',
    },
    {
      title: 'Finding what was never entered',
      text: 'Generate every code that should exist and compare the list with the codes you have. Excel then shows which ones are missing, and which of yours no combination can produce, such as one with a letter O for a zero. Wordloom does it without Excel: under <rows>Rules</rows>, choose “Leave out these rows” and add the old list. Only the codes that it lacks are left.',
    },
  ],
  examples: [
    {
      title: 'Part numbers for fasteners',
      text: 'Two digits for the thread and three for the length keep all codes the same length, so they sort by size and a lost character stands out. The letters and hyphens also keep Excel from reading them as numbers or dates.',
      headings: ['Type', 'Thread', 'Length'],
      columns: [
        ['HXB', 'SCS', 'CSK', 'SET'],
        ['M04', 'M05', 'M06', 'M08'],
        ['016', '020', '025', '030', '040'],
      ],
      options: { separator: 'minus' },
      deletions: [
        {
          row: 'HXB-M04-016',
          why: 'Delete it if your hex bolts start at M5.',
        },
        {
          row: 'SCS-M05-025',
          why: 'If this screw already has a number in the ERP, a second one splits its stock in two.',
        },
        {
          row: 'SET-M04-040',
          why: 'Wait until someone orders one. An item without a supplier only makes every lookup list longer.',
        },
      ],
    },
    {
      title: 'Article numbers that keep their zeros',
      text: 'Paste 0041001 into Excel and the cell shows 41001. Written as <code>="0041001"</code> it\'s a formula whose result is text. Use Copy All, paste into cells with the General format, then copy the column and paste it over itself as values. Now it\'s plain text with its zeros.',
      headings: ['Range', 'Model', 'Variant'],
      columns: [
        ['004', '005', '007'],
        ['10', '20', '30', '45'],
        ['01', '02', '03'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '="', customSuffix: '"' },
      deletions: [
        {
          row: '="0074503"',
          why: 'Delete it if model 45 comes in two variants only.',
        },
        {
          row: '="0052002"',
          why: "Delete numbers that are blocked in the ERP, for example for a customer's own label.",
        },
        {
          row: '="0041001"',
          why: "If an old article had this number, skip it. Reused numbers turn up in the wrong year's reports.",
        },
      ],
    },
    {
      title: 'Budget rows with semicolons',
      text: 'Where the decimal sign is a comma, as in Germany, Italy or Spain, Excel expects semicolons in a CSV file. Put <code>;</code> between the words, export TXT, rename the file to .csv, and it opens in three columns with room for the amounts. Elsewhere, export CSV with one column per word.',
      headings: ['Branch', 'Cost', 'Quarter'],
      columns: [
        ['Berlin', 'Vienna', 'Milan', 'Madrid'],
        ['Rent', 'Energy', 'Travel', 'Software'],
        ['2027 Q1', '2027 Q2', '2027 Q3', '2027 Q4'],
      ],
      options: { separator: 'custom', customSeparator: ';' },
      deletions: [
        {
          row: 'Madrid;Rent;2027 Q1',
          why: 'If Madrid opens in April, its first quarter would look like a forgotten figure.',
        },
        {
          row: 'Vienna;Energy;2027 Q2',
          why: 'Delete the energy rows of a branch whose rent includes heating and power.',
        },
        {
          row: 'Berlin;Software;2027 Q3',
          why: 'Delete it if licenses are paid once a year. Budget them in the quarter of the invoice.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build a code list and check it in Excel',
    drawing: { example: 0, labels: { separator: 'hyphen' } },
    steps: [
      {
        title: 'Fix the length of each part',
        text: 'Decide how many characters each part gets, and pad with zeros: 016 and 120, M04 and M12. Check the total against the item number field of your ERP.',
      },
      {
        title: 'Enter one part per column',
        text: 'Type or paste the values of each part, one per line. With an account you can also <import>import a file</import> as a saved list.',
      },
      {
        title: 'Join the parts',
        text: 'Choose Minus (-) as the separator, or Nothing for codes without one. Tick Remove Duplicates, press Generate Combinations, and compare the number of codes with what you expect.',
      },
      {
        title: 'Make room in Excel',
        text: "Select an empty column, set its number format to Text on the Home tab, and only then paste what Copy All gives you. The order matters: a format that you set afterward doesn't bring zeros back.",
      },
      {
        title: 'Compare it with the old list',
        text: "With the generated codes in column A and the old ones in column D, enter <code>=SUMPRODUCT(--(D$2:D$5000=A2))</code> and fill down. 0 means the code was never entered or lost its zeros; 2 means it's there twice.",
      },
      {
        title: 'Import five rows first',
        text: 'Save the new codes in the import template of your ERP, such as the one for the SAP S/4HANA migration cockpit or a configuration package in Business Central. Run it with five rows, look at the items, then run the rest.',
      },
    ],
  },
  limits: ['excel-number', 'excel-sheet', 'sap-material', 'business-central-item', 'gtin'],
  facts: {
    title: 'What spreadsheets do to codes',
    points: [
      'What looks like a number becomes one: 00412 turns into 412, and 3E05 into 300000. What looks like a date becomes a date, as 3-4 and MAR1 do.',
      "In Excel for Microsoft 365 and Excel 2024, you can switch some of these conversions off under File, Options, Data. The setting isn't stored in a CSV file, so the next person who opens it may still lose the zeros.",
      "Don't check codes with COUNTIF. It treats the texts “00412” and “412” as the same number, and it compares only the first 15 digits. <code>SUMPRODUCT(--(range=cell))</code> and, in Excel 2021 and later, <code>XMATCH</code> compare the text itself.",
      "A lookup fails on a space that you can't see. The generator removes the spaces around each word and keeps a single one where there were several.",
      "A 13-digit GTIN survives as a number unless it starts with a zero, as a US UPC does when it's written with 13 digits. Store all of them as text. <ecommerce>The guide for online shops</ecommerce> explains where GTINs come from.",
      'Exports are UTF-8. If ö arrives as Ã¶, open the file in Excel with Data, From Text/CSV, choose UTF-8 there, and set the type of code columns to Text.',
      "The CSV export puts an apostrophe before anything a spreadsheet would run as a formula. That protects the person who opens the file, and it's why you copy the second example instead of exporting it. The Export menu can turn that off. The Excel (XLSX) export needs no apostrophes: every cell is text, and 00412 stays 00412. Test data for software has traps of its own: see <apps>the guide for app developers</apps>.",
    ],
  },
  sources: [
    {
      title: 'Microsoft Support: keeping leading zeros and large numbers',
      url: 'https://support.microsoft.com/office/keeping-leading-zeros-and-large-numbers-1bf7b935-36e1-4985-842f-5dfa51f85fe7',
    },
    {
      title: 'Microsoft Support: set automatic data conversions',
      url: 'https://support.microsoft.com/en-us/excel/set-automatic-data-conversions',
    },
    {
      title: 'Exceljet: count numbers with leading zeros',
      url: 'https://exceljet.net/formula/count-numbers-with-leading-zeros',
    },
    {
      title: 'Exceljet: count long numbers',
      url: 'https://exceljet.net/formulas/count-long-numbers',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: "Bring the list you don't trust",
    text: 'Put its parts into the columns of <generator>the generator</generator> and build what the codes should have been. Compared with the old list, they show which codes to check first.',
  },
  related: ['/ecommerce-guide', '/amazon-sellers-guide', '/app-developers-guide'],
}

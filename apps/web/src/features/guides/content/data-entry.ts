import type { Guide } from '../guide.ts'

export const dataEntry: Guide = {
  title: 'SKU generator and data entry list builder',
  description:
    'Generate SKUs, article numbers and blank data rows from short lists, with separators, leading zeros that survive Excel, and CSV export.',
  badge: 'For data entry teams',
  heading: 'Key each part of a code once and get every code',
  lead: 'A keyed list of 80 part numbers has 80 chances to slip. Key four types, four threads and five lengths instead. The generator puts them together and never swaps a digit.',
  applications: [
    {
      title: 'Part numbers and SKUs',
      text: 'Type, size, finish: one column for each part of the code and a hyphen between them. The list comes out in the order of the columns, ready for the label printer.',
    },
    {
      title: 'Numbers that begin with zero',
      text: 'Range, model and variant run together without a separator. A wrap around each number keeps spreadsheets from taking the zeros away; the second example shows how.',
    },
    {
      title: 'Blank rows to fill',
      text: 'Branch, cost type, quarter: the left side of a budget sheet, a stock count or a survey, complete before anybody keys an amount. An empty cell is then a question to somebody, not an accident.',
    },
    {
      title: 'Finding what is missing',
      text: 'Generate every code there ought to be and put the list beside the codes there are. COUNTIF shows which were never entered, and which were entered in a way that no code could be.',
    },
  ],
  examples: [
    {
      title: 'Part numbers for fasteners',
      text: 'Set up a catalogue once and key it never. Two digits for the thread and three for the length keep all codes equally long: they sort by size, and a lost character shows at a glance. Paste the list into the first column of the item master and fill in prices beside it.',
      headings: ['Type', 'Thread', 'Length'],
      columns: [
        ['HXB', 'SCS', 'CSK', 'GRB'],
        ['M04', 'M05', 'M06', 'M08'],
        ['016', '020', '025', '030', '040'],
      ],
      options: { separator: 'minus' },
    },
    {
      title: 'Article numbers that keep their zeros',
      text: 'Paste 0041001 into Excel and 41001 stands in the cell. Written as ="0041001" it is a formula whose result is text, and the zeros stay. Use Copy All, paste, then copy the column and paste it over itself as values. From there on it is plain text.',
      headings: ['Range', 'Model', 'Variant'],
      columns: [
        ['004', '005', '007'],
        ['10', '20', '30', '45'],
        ['01', '02', '03'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '="', customSuffix: '"' },
    },
    {
      title: 'Rows of a budget with semicolons',
      text: 'Where the decimal sign is a comma, Excel expects semicolons in a CSV file. Put ; between the words, export plain text, rename the file to .csv, and it opens in three columns with room for the amounts. Elsewhere leave the separator alone and export CSV with one column a word.',
      headings: ['Branch', 'Cost', 'Quarter'],
      columns: [
        ['Berlin', 'Hamburg', 'Bremen', 'Leipzig'],
        ['Rent', 'Energy', 'Travel', 'Telephone'],
        ['2027 Q1', '2027 Q2', '2027 Q3', '2027 Q4'],
      ],
      options: { separator: 'custom', customSeparator: ';' },
    },
  ],
  facts: {
    title: 'What spreadsheets do to codes',
    points: [
      'What looks like a number becomes one: 00412 turns into 412, and 3E05 into 300000. What looks like a date becomes one too, as 3-4 and MAR1 do. HXB-M04-016 is safe.',
      'Excel keeps 15 digits of a number. The rest of a longer one turns into zeros, unless the cell was set to text before.',
      'A lookup fails on a space that nobody sees. The generator takes the spaces from around each word and leaves one where there were several.',
      'Exports are UTF-8. If ö arrives as Ã¶, open the file in Excel through Data, From Text/CSV, and choose UTF-8 there.',
      'The CSV export puts an apostrophe before whatever a spreadsheet would take for a formula. That protects whoever opens the file, and it is why the second example is copied, not exported.',
    ],
  },
  closing: {
    title: 'Bring the list you do not trust',
    text: 'Put its parts into the columns and generate what the codes should have been. Beside the old list, every slip of the last years stands out.',
  },
  related: ['/ecommerce-guide', '/amazon-sellers-guide', '/app-developers-guide'],
}

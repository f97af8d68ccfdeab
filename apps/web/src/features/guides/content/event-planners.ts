import type { Guide } from '../guide.ts'

export const eventPlanners: Guide = {
  title: 'Session code and rota generator for events',
  description:
    'Turn days, rooms and times into session codes, shifts into a rota to fill with names, and trades into supplier searches, for events of any kind.',
  badge: 'For event planners',
  heading: 'Days, rooms and shifts laid out before you fill them',
  lead: 'An event is a grid long before it is a programme. Put days, rooms and times into three columns and every slot has a code. Do the same with posts and shifts, and the rota only waits for names.',
  applications: [
    {
      title: 'Programme grids',
      text: 'Day, room, start. Each slot gets a code short enough for a door sign and a speaker’s calendar. Count the rows before you accept talks: that is how many fit.',
    },
    {
      title: 'Crew rotas',
      text: 'Day, post, shift. Each row wants one name. Gaps show up while there is still time to ring somebody.',
    },
    {
      title: 'Supplier searches',
      text: 'Kind of event, trade, county. A list to work through in an afternoon, or to share between two people without either calling the same caterer twice.',
    },
    {
      title: 'Passes and wristbands',
      text: 'Role, day, access: all kinds of pass that could exist. Strike out those that make no sense, count what is left, and the printer gets one clear order.',
    },
  ],
  examples: [
    {
      title: 'Session codes for a three-day conference',
      text: 'Make these before the call for papers, because sixty slots is all there is. With numbered days and four digits for the time the codes sort by day, room and hour. Export CSV, one column, then add speaker and title beside each code. Slots you lose to lunch are rows you delete.',
      headings: ['Day', 'Room', 'Start'],
      columns: [
        ['D1', 'D2', 'D3'],
        ['HALL', 'LIBRARY', 'STUDIO', 'TERRACE'],
        ['0900', '1030', '1200', '1400', '1530'],
      ],
      options: { separator: 'minus' },
    },
    {
      title: 'A rota for volunteers',
      text: 'Export CSV with one column a word: day, post and shift each have a column of their own, and the fourth is for the name. Sort by shift to see who has to be there at seven. In the last week, filter for rows without a name and start telephoning.',
      headings: ['Day', 'Post', 'Shift'],
      columns: [
        ['Friday', 'Saturday', 'Sunday'],
        ['Registration', 'Cloakroom', 'Speaker desk', 'Stage door', 'Lost property'],
        ['07:00 to 12:00', '12:00 to 17:00', '17:00 to 22:00'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    {
      title: 'Suppliers in a county you do not know',
      text: 'A venue outside your usual patch means new names for everything. Work down the list, note three firms for each trade, and keep it: a list saved in an account is there when the next client falls for the same barn.',
      headings: ['Event', 'Trade', 'County'],
      columns: [
        ['wedding', 'corporate', 'charity gala'],
        ['caterer', 'marquee hire', 'florist', 'live band', 'lighting hire'],
        ['in Kent', 'in Surrey', 'in Hampshire', 'in East Sussex', 'in West Sussex'],
      ],
      options: { separator: 'space' },
    },
  ],
  facts: {
    title: 'How a programme sorts, and how much it holds',
    points: [
      'THU, FRI and SAT sort as FRI, SAT, THU. Days with numbers sort as they happen.',
      'Write times with 24 hours and a leading zero. Sorted as text, 9:00 comes after 10:30; 09:00 comes before it.',
      'A spreadsheet turns 0900 in a cell of its own into 900. Inside D1-HALL-0900 it stays as it is.',
      'Days times rooms times starts is the ceiling of a programme: three, four and five make sixty. One more start time adds twelve slots, one more room fifteen.',
    ],
  },
  closing: {
    title: 'Lay out the next one',
    text: 'Put the rooms of your floor plan into the first example. If the number of slots surprises you, better now than after the speakers have been invited.',
  },
  related: ['/local-business-guide', '/email-marketing-guide', '/resume-writers-guide'],
}

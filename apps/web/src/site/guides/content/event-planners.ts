import type { Guide } from '../guide.ts'

export const eventPlanners: Guide = {
  title: 'Session code generator and shift planner',
  description:
    'Turn days, rooms and start times into session codes, roles and shifts into a volunteer schedule, and badge types into one clean print order.',
  badge: 'For event planners',
  heading: 'Days, rooms and shifts laid out before you fill them',
  lead: 'You know the days, the rooms and the start times months before you know the speakers. Put them into three columns, and every slot has a code. Do the same with roles and shifts, and the volunteer schedule only needs names.',
  applications: [
    {
      title: 'Session grids',
      text: "Each slot gets a code that fits on a door sign, in a calendar entry and in the event app. Count the codes before the call for speakers closes: that's the most talks you can accept.",
    },
    {
      title: 'Volunteer schedules',
      text: "Combine day, role and shift, and give each row one name. You'll see the gaps while there's still time to ask around.",
    },
    {
      title: 'Badge types and wristbands',
      text: "Role, day and access make every badge that could exist. Delete the ones that make no sense and send the printer what's left, with quantities.",
    },
    {
      title: 'Vendor searches in an unfamiliar city',
      text: 'Cross event type, trade and city, such as “wedding florist Asheville”. Split the list between two people, and no caterer gets the same call twice. For the words locals use, see <local>the guide for local businesses</local>.',
    },
  ],
  examples: [
    {
      title: 'Session codes for a three-day conference',
      text: 'Three days, four rooms and five start times make 60 slots. Numbered days and four-digit times let the codes sort by day, room and hour. Export CSV with one column, then add the speaker and the title next to each code.',
      headings: ['Day', 'Room', 'Start'],
      columns: [
        ['D1', 'D2', 'D3'],
        ['HALL', 'LIBRARY', 'STUDIO', 'TERRACE'],
        ['0900', '1030', '1200', '1400', '1530'],
      ],
      options: { separator: 'minus' },
      deletions: [
        {
          row: 'D1-STUDIO-0900',
          why: 'Everyone is at the opening keynote in the hall. Keep the breakout rooms empty until 10:30.',
        },
        {
          row: 'D2-LIBRARY-1200',
          why: 'On day two, the sponsor lunch starts at noon. Delete the slot in every room, or nobody eats.',
        },
        {
          row: 'D3-TERRACE-1530',
          why: 'By then many attendees have left for the airport. Close the program in one room.',
        },
      ],
    },
    {
      title: 'Shifts for the volunteers',
      text: 'Export CSV with one column per word: day, role and shift each get a column, and the fourth is for the name. Copy a row for each further person a shift needs. Friday, Saturday and Sunday happen to sort in order; other days need numbers. Sort by shift to see who opens the doors at seven. In the last week, filter for rows without a name and start calling.',
      headings: ['Day', 'Role', 'Shift'],
      columns: [
        ['Friday', 'Saturday', 'Sunday'],
        ['Registration', 'Coat check', 'Speaker desk', 'Room host', 'Lost and found'],
        ['07:00 to 12:00', '12:00 to 17:00', '17:00 to 22:00'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
      deletions: [
        {
          row: 'Friday, Lost and found, 07:00 to 12:00',
          why: 'Nobody has lost anything yet. Let the registration desk take it until noon.',
        },
        {
          row: 'Saturday, Speaker desk, 17:00 to 22:00',
          why: 'The last talk starts at 15:30, so nobody hands in slides in the evening.',
        },
        {
          row: 'Sunday, Registration, 17:00 to 22:00',
          why: "Nobody registers after the closing session, and volunteers notice when they aren't needed.",
        },
      ],
    },
    {
      title: 'Badge types for one print order',
      text: "Each access level includes the one before it: WORKSHOP opens the talks too, and DINNER opens everything. Use the codes as ticket types in your registration system and as batch names for the printer. At the door, scan the attendee's own number and let the system look up the type: anyone can copy a code that only says what it allows.",
      headings: ['Role', 'Days', 'Access'],
      columns: [
        ['SPK', 'EXH', 'CREW', 'ATT'],
        ['ALL', 'DAY1', 'DAY2'],
        ['TALKS', 'WORKSHOP', 'DINNER'],
      ],
      options: { separator: 'minus' },
      deletions: [
        {
          row: 'EXH-DAY1-WORKSHOP',
          why: 'Exhibitors staff their booths during workshops. Delete it unless the contract includes a seat.',
        },
        {
          row: 'CREW-ALL-TALKS',
          why: 'Crew members need every door. Keep CREW-ALL-DINNER and delete the other eight crew badges.',
        },
        {
          row: 'SPK-DAY2-DINNER',
          why: 'The speaker dinner is on the first evening. A day-two badge for it only starts arguments at the door.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build a session grid for your event app',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Number the days',
        text: 'Type D1, D2 and D3, one per line. Weekday names sort in the wrong order.',
      },
      {
        title: 'Name rooms as the signs do',
        text: 'Use the name that attendees will see at the door, shortened to one word. If a room has two names, attendees of one session end up in two places.',
      },
      {
        title: 'Write start times with four digits',
        text: 'Use the 24-hour clock: 0900, not 9 or 9am. Leave the breaks out of the list.',
      },
      {
        title: 'Join the parts with Minus (-)',
        text: 'Press Generate Combinations and compare the number of codes with the number of talks you want to accept.',
      },
      {
        title: 'Fill the template of the event app',
        text: 'Download the template and enter date, location and start time from the parts of each code: D1 becomes the date, 0900 becomes 09:00. Keep every column of the template, in its order.',
      },
      {
        title: 'Import a few rows, then the rest',
        text: 'In Eventify, create the dates and tracks first. Then open the Schedule page and choose Quick Actions, Import Schedules, which shows errors before it saves anything. In Notified, choose Sessions, then Import Sessions. In Certain, open Sessions and press Import; the codes go into Session Code, which it requires.',
      },
    ],
  },
  limits: ['qr-code-smallest', 'sms-segment', 'excel-sheet-name'],
  facts: {
    title: 'Sorting and import pitfalls',
    points: [
      'THU, FRI and SAT sort as FRI, SAT, THU. D1, D2 and D3 sort in the order they happen.',
      'Sorted as text, 9:00 comes after 10:30, and 09:00 comes before it. A spreadsheet turns 0900 in a cell of its own into 900, but leaves D1-HALL-0900 alone. <data>The guide to codes and data entry</data> shows how to keep such zeros.',
      'Event apps disagree about dates and times. Eventify wants 2027-05-14, Accelevents 14/05/2027. Both take 24-hour times such as 13:00. MeetingPulse reads the times as UTC.',
      "Running the same import twice can create every session twice; X-CD warns about that. In MeetingPulse, the file replaces what you have already entered. Certain updates the session if its Session Code already exists, so don't change a code once it's imported.",
      'Three days, four rooms and five start times make 60 slots. One more start time adds 12 slots, one more room adds 15.',
      'The smallest QR symbol holds 20 capital letters, digits and hyphens. All session and badge codes here fit: the longest has 18 characters.',
      'A shift reminder by text message costs one segment up to 160 characters. One emoji cuts that to 70. Ask for consent to text messages when people sign up. For the email version, see <email>the guide for email marketers</email>.',
    ],
  },
  sources: [
    {
      title: 'Eventify: how to bulk import sessions',
      url: 'https://eventify.io/knowledge-base/how-to-bulk-import-sessions-eventify',
    },
    {
      title: 'Eventify: import schedules',
      url: 'https://eventify.io/knowledge-base/how-to-bulk-add-sessions-import-schedules',
    },
    {
      title: 'Accelevents: upload sessions via CSV',
      url: 'https://support.accelevents.com/en/articles/13510323-upload-sessions-via-csv',
    },
    {
      title: 'Certain: session import',
      url: 'https://rozz.certain.com/pages/session-import-in-speaker-and-session-management.html',
    },
    {
      title: 'Notified: importing sessions',
      url: 'https://support.notified.com/hc/en-us/articles/4600996563483',
    },
    {
      title: 'MeetingPulse: upload a schedule via CSV',
      url: 'https://help.meetingpulse.net/en/articles/2460192-upload-an-schedule-via-csv',
    },
    {
      title: 'X-CD: how to import sessions into the program',
      url: 'https://support.x-cd.com/portal/en/kb/articles/how-to-import-sessions-into-the-program',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Lay out the next event',
    text: 'Open the first example in <generator>the generator</generator> and type the rooms from your floor plan. If the number of slots surprises you, better now than after the invitations are out.',
  },
  related: ['/local-business-guide', '/resume-writers-guide', '/data-entry-guide'],
}

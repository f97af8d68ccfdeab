/** For example 'Nov 20, 2026, 3:04 PM'. */
export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

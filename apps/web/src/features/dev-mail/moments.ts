/** For example 'Nov 20, 2026, 9:30 AM'. */
export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

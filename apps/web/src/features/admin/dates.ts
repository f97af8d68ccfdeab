/** For example 'Nov 20, 2026'. */
export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** For example 'Nov 20, 2026, 3:04:05 PM'. */
export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

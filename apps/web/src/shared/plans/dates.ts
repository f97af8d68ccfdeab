/** As in 'Nov 20, 2026'. */
export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

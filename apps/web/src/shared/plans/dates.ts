export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

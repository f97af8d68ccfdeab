export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

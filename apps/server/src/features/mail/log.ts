/** Told neither addresses nor links: a mail is named by its number. */
export interface MailLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Entries name a mail by its id. They must never contain addresses or links. */
export interface MailLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

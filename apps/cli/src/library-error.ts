/** What was asked of the server, or of what is kept about it, came to nothing. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
}

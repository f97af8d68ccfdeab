export class LibraryError extends Error {
  override readonly name = 'LibraryError'
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** For values that are looked up by their hash: the same salt gives the same hash. */
  hashWithSalt(text: string, salt: string): Promise<string>
  /** With a null hash, the answer is always false but takes as long as for a real hash. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Returns a new hash if the old one is outdated. */
  renew(hash: string, password: string): Promise<string | null>
  /** Returns a message if the password is too easy to guess. */
  refusal(password: string, about: { readonly email: string }): Promise<string | null>
  /** @throws {RequestError} about the field, if the password is too easy to guess */
  refuseGuessable(field: string, password: string, about: { readonly email: string }): Promise<void>
}

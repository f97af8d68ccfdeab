export interface Passwords {
  hash(password: string): Promise<string>
  /** For values that are looked up by their hash: the same salt gives the same hash. */
  hashWithSalt(text: string, salt: string): Promise<string>
  /** With a null hash, the answer is always false but takes as long as for a real hash. */
  verify(hash: string | null, password: string): Promise<boolean>
  renew(hash: string, password: string): Promise<string | null>
  refusal(password: string, about: { readonly email: string }): Promise<string | null>
  refuseGuessable(field: string, password: string, about: { readonly email: string }): Promise<void>
}

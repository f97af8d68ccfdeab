/** Tells password managers which account a password belongs to. */
export function UsernameField({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}

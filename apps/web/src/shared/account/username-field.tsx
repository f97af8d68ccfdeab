/** Tells password managers whose password a form asks for; people see it elsewhere on the page. */
export function UsernameField({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}

import { HINT } from './presence.ts'

/** Names the session that the browser holds, if it holds one: another session, another mark. */
export function readSessionMark(): string | null {
  return HINT.exec(document.cookie)?.[2] ?? null
}

/** Takes back what pages can read of a session that is over, unless the browser holds another one by now. */
export function forgetSession(mark: string | null): void {
  const [, prefix = '', current] = HINT.exec(document.cookie) ?? []
  if (current === undefined || current !== mark) return
  const attributes = `Path=/; Max-Age=0${prefix && '; Secure'}`
  for (const name of ['signed-in', 'impersonating']) {
    // biome-ignore lint/suspicious/noDocumentCookie: at once, before anybody reads it again; the Cookie Store answers later.
    document.cookie = `${prefix}${name}=; ${attributes}`
  }
}

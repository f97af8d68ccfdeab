import { HINT } from './presence.ts'

/** Names the session that the browser holds, if it holds one: another session, another mark. A worker cannot tell. */
export function readSessionMark(): string | null {
  return readHint()?.mark ?? null
}

/** Takes back what pages can read of a session that is over, unless the browser holds another one by now. */
export function forgetSession(mark: string | null): void {
  const hint = readHint()
  if (hint === null || hint.mark !== mark) return
  const attributes = `Path=/; Max-Age=0${hint.prefix && '; Secure'}`
  for (const name of ['signed-in', 'impersonating']) {
    // biome-ignore lint/suspicious/noDocumentCookie: at once, before anybody reads it again; the Cookie Store answers later.
    document.cookie = `${hint.prefix}${name}=; ${attributes}`
  }
}

function readHint() {
  if (typeof document === 'undefined') return null
  const found = HINT.exec(document.cookie)
  return found && { prefix: found[1] ?? '', mark: found[2] ?? '' }
}

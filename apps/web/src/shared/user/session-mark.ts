import { HINT } from './session-hint.ts'

/** Where the API is called: a worker has no document, and cannot tell which session the browser holds. */
const { document } = globalThis as { document?: { cookie: string } }

/** Names the session that the browser holds, if it holds one: another session, another mark. */
export function readSessionMark(): string | null {
  return readHint()?.mark ?? null
}

/** Whether the browser holds a session, and not the one of this mark. */
export function holdsAnother(mark: string | null): boolean {
  const now = readSessionMark()
  return now !== null && now !== mark
}

/** Takes back what pages can read of a session that is over, unless the browser holds another one by now. */
export function forgetSession(mark: string | null): void {
  const hint = readHint()
  if (document === undefined || hint === null || hint.mark !== mark) return
  const attributes = `Path=/; Max-Age=0${hint.prefix && '; Secure'}`
  for (const name of ['signed-in', 'impersonating']) document.cookie = `${hint.prefix}${name}=; ${attributes}`
}

function readHint() {
  const found = HINT.exec(document?.cookie ?? '')
  return found && { prefix: found[1] ?? '', mark: found[2] ?? '' }
}

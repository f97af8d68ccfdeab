import { HINT } from './session-hint.ts'

/** Undefined in workers, which therefore can't read the cookie. */
const { document } = globalThis as { document?: { cookie: string } }

export function readSessionMark(): string | null {
  return readHint()?.mark ?? null
}

/** True if the browser now has a session other than the marked one. */
export function holdsAnother(mark: string | null): boolean {
  const now = readSessionMark()
  return now !== null && now !== mark
}

/** Deletes the readable cookies of a session that is over, unless the browser already has another session. */
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

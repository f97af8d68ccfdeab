/**
 * The server sets this cookie next to its session cookie, so that visitors' pages needn't ask who is signed
 * in. Its value identifies the session but isn't secret.
 */
export const HINT = /(?:^|; )(__Host-)?signed-in=([\w-]+)/

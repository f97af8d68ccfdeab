/** Lets visitors' pages skip asking who is signed in. The value identifies the session but isn't secret. */
export const HINT = /(?:^|; )(__Host-)?signed-in=([\w-]+)/

/**
 * Set by the server beside its session cookie, without any secret: a visitor's page need not ask who is signed in. What
 * it is set to marks the session.
 */
export const HINT = /(?:^|; )(__Host-)?signed-in=([\w-]+)/

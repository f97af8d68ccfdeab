/** Browsers don't send the fragment of a URL to a server. */
export const RECIPE_FRAGMENT = '#recipe='

/** Longer links break in mail programs and chats. */
export const MAX_LINK_BYTES = 32 * 1024

/** What a link unpacks to. A page that opens more would stand still. */
export const MAX_UNPACKED_BYTES = 1024 * 1024

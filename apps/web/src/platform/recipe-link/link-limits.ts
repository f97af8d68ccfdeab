/** Browsers don't send the fragment of a URL to a server. */
export const RECIPE_FRAGMENT = '#recipe='

/** Longer links break in mail programs and chats. */
export const MAX_LINK_BYTES = 32 * 1024

/** The most bytes that a link may unpack to. More would freeze the page. */
export const MAX_UNPACKED_BYTES = 1024 * 1024

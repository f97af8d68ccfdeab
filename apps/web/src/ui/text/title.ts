/** Headings of the pages that people work on: the generator, the dashboard, forms. */
export const PAGE_TITLE = 'text-xl/8 font-bold tracking-[-0.022em] text-balance sm:text-2xl/9'

/** Headings of the pages that people read. */
export const SITE_TITLE = 'text-2xl/9 font-bold tracking-[-0.022em] text-balance sm:text-3xl/11'

/** Headings of the sections of pages that people read. */
export const SECTION_TITLE = 'text-xl/8 font-bold tracking-[-0.018em] text-balance'

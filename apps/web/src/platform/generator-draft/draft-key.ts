/** In session storage: which draft this tab has. */
export const DRAFT_KEY = 'wordloom.draft'

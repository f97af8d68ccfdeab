/** What is said of a call that failed when the server does not say more. */
export const FAILED = { title: 'Error', description: 'Something went wrong. Please try again.' } as const

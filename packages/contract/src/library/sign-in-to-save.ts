/** Apart from the generator's other texts, because only its dialog loads them. */
export const SIGN_IN_TO_SAVE = {
  list: "Please sign in to save word lists. You'll be redirected to the sign-in page.",
  results: "Please sign in to save results. You'll be redirected to the sign-in page.",
} as const

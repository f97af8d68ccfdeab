/** The server sets this cookie during impersonation. It contains no secret. */
export const IMPERSONATION_HINT = /(?:^|; )(?:__Host-)?impersonating=1(?:;|$)/

/** Sets an attribute before the first paint, so that the variant `impersonating:` can leave space for the banner. */
export const IMPERSONATION_SCRIPT = `if(${IMPERSONATION_HINT}.test(document.cookie))document.documentElement.dataset.impersonating=''`

export function forgetImpersonation(): void {
  delete document.documentElement.dataset['impersonating']
}

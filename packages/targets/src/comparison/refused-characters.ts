/**
 * The help of Google Ads names some of these. DataForSEO adds the characters that take 4 bytes, such as emoji:
 * https://dataforseo.com/help-center/using-symbols-in-keywords-when-setting-a-google-ads-task (2026-11-28).
 */
export const GOOGLE_REFUSED_IN_NEGATIVES = /[,!@%^()={};~`<>?\\|\u{10000}-\u{10ffff}]/u
export const GOOGLE_REFUSED_IN_KEYWORDS = /[,!@%^()={};~`<>?\\|*\u{10000}-\u{10ffff}]/u

/**
 * The characters that Amazon's documentation allows, without the double quote, which its API refuses:
 * https://help.thinkad.ai/en/articles/9750170-can-i-use-special-characters-in-keywords-and-campaign-names and
 * https://github.com/amzn/ads-advanced-tools-docs/issues/143 (2026-11-28).
 */
export const AMAZON_REFUSED = /[^\p{L}\p{M}\p{N}\s.\-+/&']/u

import { toComparable } from '@wordloom/engine'
import { lengthsOf } from '../packing/packing-targets.ts'
import { PRODUCT_TEXTS as T } from './texts.ts'

const MAX_BYTES = 28

/**
 * Names that WordPress uses for itself, as `wc_check_if_attribute_name_is_reserved` of WooCommerce lists them:
 * https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/wc-attribute-functions.php (2026-11-28).
 */
const RESERVED = new Set(
  `attachment attachment_id author author_name calendar cat category category__and category__in category__not_in
  category_name comments_per_page comments_popup cpage day debug error exact feed hour link_category m minute monthnum
  more name nav_menu nopaging offset order orderby p page page_id paged pagename pb perm post post__in post__not_in
  post_format post_mime_type post_status post_tag post_type posts posts_per_archive_page posts_per_page preview robots s
  search second sentence showposts static subpost subpost_id tag tag__and tag__in tag__not_in tag_id tag_slug__and
  tag_slug__in taxonomy tb term type w withcomments withoutcomments year`.split(/\s+/),
)

/** WooCommerce makes a global attribute of the name, whose slug must be short and its own. */
export function findAttributeProblem(name: string): string | null {
  const slug = toAttributeSlug(name)
  if (slug === '') return T.emptyAttribute
  if (RESERVED.has(slug)) return T.reservedAttribute
  return lengthsOf(slug).bytes > MAX_BYTES ? T.longAttribute(MAX_BYTES) : null
}

/** The slug as WordPress makes it. Letters of other scripts stay. */
function toAttributeSlug(name: string): string {
  return toComparable(name, { ignoresCase: true, ignoresAccents: true })
    .replace(/[\s.\u2013\u2014/]+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

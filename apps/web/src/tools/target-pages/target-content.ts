import type { CombiningOptions, GuidePath, ToolPath } from '@wordloom/contract'
import type { PackingTargetId } from '@wordloom/targets'

/** Limits and dates come from the target itself. */
export interface TargetContent {
  /** The page title without the product's name: at most 54 characters, with the words people search for. */
  readonly title: string
  /** For search engines: 50 to 155 characters. */
  readonly description: string
  readonly heading: string
  readonly lead: string
  /** A few combinations of the example break a rule of the target, where that is likely in real lists. */
  readonly example: {
    readonly columns: readonly { readonly name: string; readonly words: readonly string[] }[]
    readonly options: Partial<CombiningOptions>
  }
  readonly guides: readonly GuidePath[]
  readonly tool?: ToolPath
  /** The tag packer is the tool, and this is what it packs. */
  readonly packing?: PackingTargetId
}

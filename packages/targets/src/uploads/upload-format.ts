import type { CampaignPlan } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import type { PlatformRules } from '../preflight/platform-rules.ts'
import type { FileSyntax } from './delimited.ts'

export type Row = Readonly<Record<string, string>>

export interface UploadFile {
  /** Without its extension. */
  readonly name: string
  readonly columns: readonly string[]
  /** Rows between the header and the first entity. */
  readonly preamble: readonly Row[]
  /** Further rows go to further files. `null` for any number. */
  readonly rowsPerFile: number | null
  /** A column that all rows of a kind fill. A template without it takes none of them. */
  readonly marks: Readonly<Partial<Record<Entity['kind'], string>>>
  toRows(entity: Entity): readonly Row[]
}

export interface Confirmation {
  readonly text: string
  /** `maker`: the platform's own page. `tried`: a documented upload. `programs`: several independent programs. `secondary`: one source. */
  readonly by: 'maker' | 'tried' | 'programs' | 'secondary'
  readonly checked: string
}

export interface UploadFormat {
  readonly title: string
  /** The first one is the default. */
  readonly syntaxes: readonly [FileSyntax, ...FileSyntax[]]
  /** The sheet of an Excel workbook. `null` if the platform takes none. */
  readonly sheetName: string | null
  readonly rules: PlatformRules
  /** The column with the status of a campaign. `null` if the file makes no campaigns. */
  readonly campaignStatus: string | null
  readonly confirmations: readonly Confirmation[]
  /** Other names of columns in templates of the platform, as `toColumnKey` returns them. */
  readonly aliases: Readonly<Record<string, string>>
  files(plan: CampaignPlan): readonly UploadFile[]
  /** Sentences about settings of the campaign that the format can't carry. */
  unset(plan: CampaignPlan): readonly string[]
}

import { describeOptions } from '../input/option-help.ts'
import { OUTPUT_OPTIONS } from './output-choice.ts'

const { bom, 'no-guard': noGuard } = OUTPUT_OPTIONS

/** The part of the help about CSV and TSV that is the same for all commands. */
export const OUTPUT_USAGE = describeOptions({ bom, 'no-guard': noGuard })

import { writeText } from '../output/output.ts'
import { runCampaign } from './campaign.ts'
import { parseCampaignCommand, parseProductsCommand } from './command.ts'
import { CAMPAIGN_USAGE, PRODUCTS_USAGE } from './help.ts'
import { runProducts } from './products.ts'

export type UploadCommand = 'campaign' | 'products'

export async function runUpload(command: UploadCommand, args: readonly string[]): Promise<void> {
  if (args.includes('--help')) writeText(command === 'campaign' ? CAMPAIGN_USAGE : PRODUCTS_USAGE)
  else if (command === 'campaign') await runCampaign(parseCampaignCommand(args))
  else await runProducts(parseProductsCommand(args))
}

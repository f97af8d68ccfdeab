import { expose } from 'comlink'
import { CampaignWriter } from './campaign-writer.ts'

expose(new CampaignWriter())

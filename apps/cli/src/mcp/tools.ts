import { addCampaignTools } from './campaign-tools.ts'
import type { Folder } from './folder.ts'
import { addReadingTools } from './reading-tools.ts'
import { addRowTools } from './row-tools.ts'
import { addTargetTools } from './target-tools.ts'
import type { ToolRegistry } from './tool-registry.ts'

/** The tools that compute, which can take minutes. Each call runs in a thread of its own. */
export function addComputingTools(server: ToolRegistry, folder: Folder): void {
  addRowTools(server, folder)
  addReadingTools(server, folder)
  addTargetTools(server, folder)
  addCampaignTools(server, folder)
}

import type { MetaFunction } from 'react-router'
import { CampaignsTool } from '../../features/uploads/campaigns/campaigns-tool.tsx'
import { ToolPage, toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/campaigns')

export default function Campaigns() {
  return (
    <ToolPage path="/tools/campaigns">
      <CampaignsTool />
    </ToolPage>
  )
}

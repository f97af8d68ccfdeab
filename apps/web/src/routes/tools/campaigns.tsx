import type { MetaFunction } from 'react-router'
import { ToolPage, toolMeta } from '#tools/tool-page.tsx'
import { CampaignsTool } from '#tools/uploads/campaigns/campaigns-tool.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/campaigns')

export default function Campaigns() {
  return (
    <ToolPage path="/tools/campaigns">
      <CampaignsTool />
    </ToolPage>
  )
}

import type { MetaFunction } from 'react-router'
import { ProductsTool } from '../../features/uploads/products/products-tool.tsx'
import { ToolPage, toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/products')

export default function Products() {
  return (
    <ToolPage path="/tools/products">
      <ProductsTool />
    </ToolPage>
  )
}

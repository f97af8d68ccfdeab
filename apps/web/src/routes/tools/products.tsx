import type { MetaFunction } from 'react-router'
import { ToolPage, toolMeta } from '#tools/tool-page.tsx'
import { ProductsTool } from '#tools/uploads/products/products-tool.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/products')

export default function Products() {
  return (
    <ToolPage path="/tools/products">
      <ProductsTool />
    </ToolPage>
  )
}

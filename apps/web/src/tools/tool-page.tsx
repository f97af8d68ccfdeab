import type { ToolPath } from '@wordloom/contract'
import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData, type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { TOOL_FRAME, TOOLS_PLACE, ToolHead } from './tool-head.tsx'
import { TOOLS } from './tools.ts'

interface ToolPageProps {
  readonly path: ToolPath
  readonly children: ReactNode
}

export function ToolPage({ path, children }: ToolPageProps) {
  const { name, title, lead } = TOOLS[path]
  useStructuredData(toToolData(path))
  return (
    <main className="grow">
      <ToolHead name={name} title={title} lead={lead} />
      <div className={`${TOOL_FRAME} pb-14`}>{children}</div>
    </main>
  )
}

export function toolMeta(path: ToolPath): MetaDescriptor[] {
  const { title, description } = TOOLS[path]
  return [...pageMeta({ path, title, description }), ...structuredData(toToolData(path))]
}

function toToolData(path: ToolPath): readonly Thing[] {
  return [toBreadcrumbList([TOOLS_PLACE], { name: TOOLS[path].name, path })]
}

import { type MetaFunction, useLoaderData } from 'react-router'
import { listPackingFields } from '#tools/tag-packer/packing-fields.ts'
import { TagPacker } from '#tools/tag-packer/tag-packer.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

/** Runs at build time, so that the page gets limits and not the code that packs. */
export function loader() {
  return { fields: listPackingFields() }
}

export const meta: MetaFunction = () => toolMeta('/tools/tags')

export default function Tags() {
  return <TagPacker {...useLoaderData<typeof loader>()} />
}

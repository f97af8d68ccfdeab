import { UseCaseList } from './use-case-list.tsx'
import { WeavingSection } from './weaving-section.tsx'

export default function HomeSections() {
  return (
    <>
      <WeavingSection />
      <UseCaseList />
    </>
  )
}

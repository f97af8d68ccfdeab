import type { MetaFunction } from 'react-router'
import { ContactPage, toContactData } from '../../features/contact/contact-page.tsx'
import { CONTACT_TEXTS } from '../../features/contact/texts.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/contact', title: CONTACT_TEXTS.title, description: CONTACT_TEXTS.description }),
  ...structuredData(toContactData()),
]

export default function Contact() {
  return <ContactPage />
}

import type { MetaFunction } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { ContactPage, toContactData } from '#site/contact/contact-page.tsx'
import { CONTACT_TEXTS } from '#site/contact/texts.ts'

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/contact', title: CONTACT_TEXTS.title, description: CONTACT_TEXTS.description }),
  ...structuredData(toContactData()),
]

export default function Contact() {
  return <ContactPage />
}

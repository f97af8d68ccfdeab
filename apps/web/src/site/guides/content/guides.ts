import type { GuidePath } from '@wordloom/contract'
import type { Guide } from '../guide.ts'
import { affiliateMarketing } from './affiliate-marketing.ts'
import { amazonSellers } from './amazon-sellers.ts'
import { appDevelopers } from './app-developers.ts'
import { bloggers } from './bloggers.ts'
import { brandBuilders } from './brand-builders.ts'
import { contentCreators } from './content-creators.ts'
import { courseCreators } from './course-creators.ts'
import { dataEntry } from './data-entry.ts'
import { domainers } from './domainers.ts'
import { ecommerce } from './ecommerce.ts'
import { emailMarketing } from './email-marketing.ts'
import { eventPlanners } from './event-planners.ts'
import { googleAds } from './google-ads.ts'
import { localBusiness } from './local-business.ts'
import { ppcAgencies } from './ppc-agencies.ts'
import { printOnDemand } from './print-on-demand.ts'
import { resumeWriters } from './resume-writers.ts'
import { seo } from './seo.ts'
import { socialMedia } from './social-media.ts'
import { youtubers } from './youtubers.ts'

/** The build reads this. None of it reaches the browser. */
export const GUIDES: Readonly<Record<GuidePath, Guide>> = {
  '/google-ads-guide': googleAds,
  '/seo-guide': seo,
  '/affiliate-marketing-guide': affiliateMarketing,
  '/content-creators-guide': contentCreators,
  '/domainers-guide': domainers,
  '/ecommerce-guide': ecommerce,
  '/email-marketing-guide': emailMarketing,
  '/social-media-guide': socialMedia,
  '/print-on-demand-guide': printOnDemand,
  '/brand-builders-guide': brandBuilders,
  '/app-developers-guide': appDevelopers,
  '/amazon-sellers-guide': amazonSellers,
  '/youtubers-guide': youtubers,
  '/local-business-guide': localBusiness,
  '/ppc-agencies-guide': ppcAgencies,
  '/event-planners-guide': eventPlanners,
  '/resume-writers-guide': resumeWriters,
  '/course-creators-guide': courseCreators,
  '/bloggers-guide': bloggers,
  '/data-entry-guide': dataEntry,
}

import { webkit } from './browsers/webkit.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys(webkit)

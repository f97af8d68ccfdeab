import { firefox } from './browsers/firefox.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys(firefox)

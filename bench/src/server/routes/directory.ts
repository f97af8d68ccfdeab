import type { Place } from '../place.ts'
import type { Route } from './route.ts'

const ACCOUNTS = 100_000
const TIMES = 500

export function fillDirectory(place: Place): void {
  place.run(`
    INSERT INTO users
      (id, email, email_key, first_name, last_name, email_verified, search_key, created_at, updated_at)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ACCOUNTS})
    SELECT
      '01890000-0000-7000-8000-' || cast(100000000000 + n AS text),
      'person-' || n || '@loom.example',
      'person-' || n || '@loom.example',
      'Zoe',
      n % 100 || ' Weaver',
      CASE n % 3 WHEN 0 THEN 0 ELSE 1 END,
      'zoe ' || n % 100 || ' weaver person-' || n || '@loom.example 01890000-0000-7000-8000-' || cast(100000000000 + n AS text),
      1700000000000 + n * 1000,
      1700000000000 + n * 1000
    FROM numbers`)
}

export function directoryRoutes(cookie: string): readonly Route[] {
  return [
    {
      name: '50 of 100,000 accounts',
      times: TIMES,
      call: { path: '/api/admin/users', headers: { cookie } },
      status: 200,
      bars: { processor: 15, rate: 0.05, p99Ms: 150 },
    },
  ]
}

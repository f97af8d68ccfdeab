export const PLUMBERS = {
  version: 1,
  columns: [
    { name: 'City', words: ['leeds'] },
    { name: 'Service', words: ['emergency'] },
  ],
  rows: { patterns: ['{Service} plumber {City}'] },
  campaign: 'Plumbers {City|title}',
  adGroup: '{Service|title}',
  matchTypes: ['phrase', 'exact'],
  finalUrl: 'https://example.org/{City|slug}/{Service|slug}',
  labels: ['service={Service|slug}', 'city={City|slug}'],
  budget: 20,
  maxCpc: 1.2,
  languages: ['en'],
  ads: [
    {
      headlines: ['{Service|title} Plumber {City|title}', '24 Hour Callout', 'Fixed Prices'],
      descriptions: ['We come today.', 'No surprises, no small print.'],
      paths: ['{Service|slug}', '{City|slug}'],
    },
  ],
  negatives: [{ text: 'free' }],
}

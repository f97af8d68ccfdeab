import { describeOptions } from '../input/option-help.ts'
import { CAMPAIGN_OPTIONS, PRODUCTS_OPTIONS } from './command.ts'

const COLUMN = 19

export const UPLOAD_FILES = {
  campaign: `{
  "version": 1,
  "columns": [
    { "name": "City", "words": ["leeds", "york"] },
    { "name": "Service", "words": ["boiler repair", "drain cleaning"] }
  ],
  "rows": { "patterns": ["{Service} {City}", "{Service} in {City}"] },
  "campaign": "Plumbers {City|title}",
  "adGroup": "{Service|title}",
  "matchTypes": ["phrase", "exact"],
  "finalUrl": "https://example.org/{City|slug}/{Service|slug}",
  "utm": { "source": "google", "medium": "cpc", "campaign": "{City|slug}" },
  "labels": ["city={City|slug}"],
  "ads": [
    {
      "headlines": ["{KeyWord:{Service|title}}", "Plumbers in {City|title}", "24 Hour Callout"],
      "descriptions": ["A plumber comes today, at a price we agree first.", "Call us at any time."],
      "paths": ["{City|slug}"]
    }
  ],
  "negatives": [
    { "text": "jobs" },
    { "text": "{Service} course", "matchType": "exact", "level": "adGroup" }
  ],
  "budget": 20,
  "maxCpc": 1.2,
  "languages": ["en"],
  "locations": [1006656]
}`,
  amazon: `{
  "version": 1,
  "columns": [
    { "name": "Product", "words": ["wrench", "hammer"] },
    { "name": "Use", "words": ["for plumbers", "for home"] }
  ],
  "campaign": "Tools",
  "adGroup": "{Product|title}",
  "skus": ["WRENCH-1"],
  "startDate": "2026-12-01",
  "budget": 20,
  "maxCpc": 0.8,
  "negatives": [{ "text": "free" }]
}`,
  products: `{
  "version": 1,
  "columns": [
    { "name": "Model", "words": ["Tee", "Hoodie"] },
    { "name": "Color", "words": ["Red", "Navy Blue"], "codes": { "Red": "RED", "Navy Blue": "NVY" } },
    { "name": "Size", "words": ["S", "M", "XL"] }
  ],
  "rules": [{ "kind": "condition", "text": "IF [Model] = \\"Hoodie\\" THEN [Size] <> \\"S\\"" }],
  "title": "{Model} of organic cotton",
  "sku": "{Model|upper|first:3}-{Color|code}-{Size}",
  "price": 19
}`,
} as const

export const CAMPAIGN_USAGE = `Usage: wordloom campaign FILE --for TARGET -o FOLDER [options]   write the files of a campaign to a folder
       wordloom campaign FILE --for TARGET --check [options]     check a campaign, and write nothing

${describeOptions(CAMPAIGN_OPTIONS, COLUMN)}
Nothing is written if the platform would reject something. Each problem is one line with the first places that have it.

A campaign is a JSON file with columns of words, and templates as in --field. Each row is a keyword. A pattern in "rows"
says how it reads; "rules", "links", "optional" and "order" work as in a recipe. Columns have
numbers from 1 with "version": 3 in "rows"; without it, links, optional and order.each number them from 0.
Instead of "columns" and "rows", "recipe" takes a recipe that you saved. Equal rows come once. The names of campaigns
and ad groups group the keywords: name an ad group after the theme that its keywords share. Ads and negatives can use
the columns of these names.
Everything is paused unless "status" is "enabled". In ads, {KeyWord:Plumber} inserts the keyword, with "Plumber" as the
default text, which can have columns. In URLs, double the braces of the platform's own parameters: {{keyword}}.

An example, campaign.json:

${UPLOAD_FILES.campaign}

One for Amazon, amazon.json:

${UPLOAD_FILES.amazon}

Check it, then write the files:
    wordloom campaign campaign.json --for google-ads-editor --check
    wordloom campaign campaign.json --for google-ads-editor -o uploads
    wordloom campaign campaign.json --for google-ads-editor -o uploads --encoding utf-8
    wordloom campaign campaign.json --for microsoft -o uploads
In the columns of your own template:
    wordloom campaign campaign.json --for google-ads-web -o uploads --template keywords.csv
For Amazon, as a workbook:
    wordloom campaign amazon.json --for amazon -o uploads --format xlsx

See docs/uploads.md for the sources of each format.
`

export const PRODUCTS_USAGE = `Usage: wordloom products FILE --for SHOP -o FILE    write the variants of products to a CSV file
       wordloom products FILE --for SHOP --check    check the products, and write nothing

${describeOptions(PRODUCTS_OPTIONS, COLUMN)}
Nothing is written if two variants get the same SKU, or if the shop would refuse something. Each problem is one line that
names words.

A product file is a JSON file with columns of words. Columns in "title" make products, and each other column is an option.
Each row is a variant, and "rules" leave out variants as in a recipe. "sku" is a template as in --field. {Color|code} is
the code of a word in "codes", and {row|pad:4} is a running number. Products are drafts, unless "status" is "active".
"handle" and "productSku" are made of the title if you leave them out. "description", "vendor", "type" and "tags" are the
same for all products.

An example, products.json:

${UPLOAD_FILES.products}

Check it, then write the file:
    wordloom products products.json --for shopify --check
    wordloom products products.json --for shopify -o shopify.csv
    wordloom products products.json --for shopify-old -o shopify.csv
    wordloom products products.json --for woocommerce -o woocommerce.csv

See docs/uploads.md for the sources of each format.
`

import { DuckDBInstance } from '@duckdb/node-api'

const [separator = '', limit = '0', unique = '0', ...files] = process.argv.slice(2)
const quote = (text) => `'${text.replaceAll("'", "''")}'`
const tables = files.map(
  (file, k) =>
    `(SELECT word AS w${k} FROM read_csv(${quote(file)}, columns = {'word': 'VARCHAR'}, header = false, delim = '\\x01', quote = '', escape = ''))`,
)
const row = files.map((_, k) => `w${k}`).join(` || ${quote(separator)} || `)
const rows = `SELECT ${unique === '1' ? 'DISTINCT' : ''} ${row} FROM ${tables.join(' CROSS JOIN ')} ${limit === '0' ? '' : `LIMIT ${limit}`}`
const connection = await (await DuckDBInstance.create(':memory:')).connect()
await connection.run(
  `COPY (${rows}) TO '/dev/stdout' (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')`,
)

// A cross join with WHERE: SEPARATOR MOST PAIRS FILE FILE FILE. A line of PAIRS is "column index column index".
import { readFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'

const [separator = '', most = '0', pairs = '', ...files] = process.argv.slice(2)
const quote = (text) => `'${text.replaceAll("'", "''")}'`
const columns = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
const connection = await (await DuckDBInstance.create(':memory:')).connect()
for (const [k, words] of columns.entries()) {
  await connection.run(`CREATE TABLE c${k} AS SELECT unnest([${words.map(quote)}]) AS w${k}`)
}
const excluded = new Map()
for (const line of readFileSync(pairs, 'utf8').split('\n')) {
  const [a, i, b, j] = line.split(' ').map(Number)
  if (j === undefined) continue
  const rows = excluded.get(`${a}${b}`) ?? []
  excluded.set(`${a}${b}`, rows)
  rows.push(`(${quote(columns[a][i])}, ${quote(columns[b][j])})`)
}
const conditions = [`length(w0) + length(w1) + length(w2) <= ${Number(most) - 2 * separator.length}`]
for (const [name, rows] of excluded) {
  const [a, b] = name
  await connection.run(`CREATE TABLE x${name} (a VARCHAR, b VARCHAR)`)
  await connection.run(`INSERT INTO x${name} VALUES ${rows.join()}`)
  conditions.push(`NOT EXISTS (SELECT 1 FROM x${name} WHERE a = w${a} AND b = w${b})`)
}
const row = files.map((_, k) => `w${k}`).join(` || ${quote(separator)} || `)
const rows = `SELECT ${row} FROM c0 CROSS JOIN c1 CROSS JOIN c2 WHERE ${conditions.join(' AND ')}`
await connection.run(
  `COPY (${rows}) TO '/dev/stdout' (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')`,
)

import { DuckDBInstance } from '@duckdb/node-api'

const [sql] = process.argv.slice(2)
const connection = await (await DuckDBInstance.create(':memory:')).connect()
await connection.run(sql)

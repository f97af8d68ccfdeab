/** Settings of a PostgreSQL as an operator's: what it has acknowledged is there after it was stopped at once. */
export const DURABLE = ['listen_addresses=', 'max_connections=60', 'shared_buffers=64MB']

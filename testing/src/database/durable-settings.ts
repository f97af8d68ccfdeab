/** PostgreSQL settings with which acknowledged writes survive an immediate shutdown. */
export const DURABLE = ['listen_addresses=', 'max_connections=60', 'shared_buffers=64MB']

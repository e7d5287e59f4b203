import { DatabaseError } from 'pg'

/**
 * Whether the database is currently unavailable. Classes 08 and 57: the connection or the server went away,
 * or a statement timed out; 53: no disk space or connection left; 28 and 3D: it does not let us in, or does
 * not exist.
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|28|3D|53|57)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^E(CONN|PIPE|HOST|NOTFOUND|TIMEDOUT|AI_)/.test(code) ||
    /connection (terminated|timeout|error)|not queryable|timeout exceeded/i.test(error.message)
  )
}

import type { DemoScale } from '#server/db/demoTable.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'

/**
 * How the demo operator is made: the same scale and day give the same rows, except for the salt in `hash`.
 */
export interface DemoOptions {
  scale: DemoScale
  /** The moment at which the demo data ends: nothing has happened later. */
  now: Date
  /** Hashes a password for storage. Called once for each account. */
  hash: (password: string) => string
  /** The areas whose permissions, menu and parameters are used. */
  plugins: readonly ServerPlugin[]
}

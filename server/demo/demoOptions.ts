import type { DemoScale } from '#server/db/demoTable.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'

/** How the demo operator is made: the same scale and day give the same rows, except for the salt in `hash`. */
export interface DemoOptions {
  scale: DemoScale
  /** The moment the demo data ends on: nothing has happened later. */
  now: Date
  /** Turns a clear-text password into what is stored. Called once for each account. */
  hash: (password: string) => string
  /** The areas of which the permissions, the menu and the parameters are taken. */
  plugins: readonly ServerPlugin[]
}

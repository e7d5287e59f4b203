import { once } from 'node:events'

const isBeside = process.env['CONSOLE_BUILD'] === 'beside'

// Listens from the beginning, because the console may be built before the database is ready.
const built: Promise<unknown> = isBeside
  ? once(process, 'message').then(() => process.disconnect())
  : Promise.resolve()

/**
 * Waits for the console to be built, if `npm start` builds it in parallel: it says so in the environment, and sends a
 * message when it is done.
 */
export const consoleBuilt = (): Promise<unknown> => built

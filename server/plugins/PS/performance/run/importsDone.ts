import { setTimeout } from 'node:timers/promises'
import type { Context } from '#server/engine/context.ts'

type ImportContext = Pick<Context, 'uncommitted'>

/** Whether an import into what is calculated is not over: on the embedded database it stores its rows in steps. */
export const isImporting = ({ uncommitted }: ImportContext): boolean =>
  sources.some((table) => uncommitted?.has(table) === true)

const sources = ['tenant_sale', 'tenant_rent', 'tenant_ship', 'lease_ship', 'store', 'brand']

/** Waits until rows of imports can be calculated. */
export async function importsDone(context: ImportContext, signal: AbortSignal): Promise<void> {
  while (isImporting(context)) await setTimeout(500, undefined, { signal })
  signal.throwIfAborted()
}

import { admitAreas, withdrawAreas } from '#server/app/plugins/admitAreas.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'

let added: readonly ServerPlugin[] = []
let shipped: readonly ServerPlugin[] = []

/** Admits areas that only one test file knows, beside those that ship with Atrium or in place of one of these. */
export function addAreas(given: readonly ServerPlugin[], beside: readonly ServerPlugin[]): void {
  added = [...added, ...given]
  shipped = beside
  admitAreas(given)
}

/** Leaves only those that ship with Atrium. */
export function removeAddedAreas(): void {
  withdrawAreas(added)
  admitAreas(shipped)
  added = []
}

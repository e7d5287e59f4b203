import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { noticeAreas } from '#server/services/notifications/noticeKinds.ts'
import { paramAreas } from '#server/services/params.ts'
import { reportAreas } from '#server/services/reports/reports.ts'
import { setupAreas } from '#server/services/setup/setup.ts'
import { todoAreas } from '#server/services/todos/todos.ts'

const kinds = [paramAreas, reportAreas, todoAreas, noticeAreas, setupAreas]

/** Adds what these areas declare, before they are set up: what they set up may need their parameters. */
export function admitAreas(areas: readonly ServerPlugin[]): void {
  for (const area of areas) for (const kind of kinds) kind.add(area)
}

/** Removes what areas declare that are left out after all. */
export function withdrawAreas(areas: readonly ServerPlugin[]): void {
  for (const area of areas) for (const kind of kinds) kind.remove(area)
}

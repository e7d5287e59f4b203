import type { LocalText } from '#contract/localText.ts'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import type { Needing } from '#server/base/inNeedOrder.ts'
import type { Context } from '#server/engine/context.ts'
import { isOff, readPluginsOff } from './pluginsOff.ts'
import type { Report } from './reports/defineReport.ts'
import type { TodoSource } from './todos/todo.ts'

/** As much of a plugin as the services need that list what areas declare. */
export interface Area extends Needing {
  readonly params?: Readonly<Record<string, ParamDefinition>>
  readonly reports?: readonly Report[]
  readonly todos?: readonly TodoSource[]
  /** The names of its kinds of notifications. */
  readonly noticeKinds?: Readonly<Record<string, LocalText>>
}

// The loaded areas determine what there is; no reader could be given another list.
const known = new Map<string, Area>()

/** Adds areas to those that run, before they are set up: what they set up may need their parameters. */
export function admitAreas(areas: readonly Area[]): void {
  for (const area of areas) known.set(area.id, area)
}

/** Removes areas that are left out after all, with everything that they declare. */
export function withdrawAreas(areas: readonly Area[]): void {
  for (const { id } of areas) known.delete(id)
}

/** The areas that run. */
export const knownAreas = (): readonly Area[] => [...known.values()]

/** Those of them that are not switched off at this person's site. */
export async function areasOn({ db, who }: Pick<Context, 'db' | 'who'>): Promise<readonly Area[]> {
  const rules = await readPluginsOff(db)
  const caller = { site: who.site, roles: [] }
  return knownAreas().filter(({ id }, _, all) => !isOff(id, all, { who: caller, rules }))
}

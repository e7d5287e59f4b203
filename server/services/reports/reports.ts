import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { areasOn } from '#server/services/pluginsOff.ts'
import { declared } from '#server/base/declared.ts'
import type { Dependent } from '#server/base/inNeedOrder.ts'
import type { Report } from './defineReport.ts'

/** The areas with reports. */
export const reportAreas = declared<Dependent & { readonly reports?: readonly Report[] }>()

/** The reports that this person may run at some site, in the order of the areas. */
export const reportsOpenTo = async (context: Context): Promise<readonly Report[]> =>
  (await reportsRunning(context)).filter(({ can }) => mayBe(can, context.who))

/** The reports of the areas that are not switched off. */
export const reportsRunning = async (context: Pick<Context, 'db' | 'who'>): Promise<readonly Report[]> =>
  (await areasOn(reportAreas.all(), context)).flatMap(({ reports = [] }) => reports)

import { sql } from 'kysely'
import type { perfScenario } from '#contract/PS/perfScenario.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'

/** What does not change the figures of a scenario. */
const labels: ReadonlySet<string> = new Set(['title', 'is_shared', 'calculated_at'])

/** A scenario whose assumptions changed has no figures until it is calculated again. */
export const scenarioHooks: ResourceHooks<typeof perfScenario> = {
  beforeSave: oneByOne(async (inside, { before, values }) => {
    if (!before || Object.keys(values).every((name) => labels.has(name))) return {}
    await sql`delete from perf_scenario_figure where scenario_id = ${before._id}`.execute(inside.db)
    return { calculated_at: null }
  }),
  afterChange: oneByOne(async (inside, { before, after }) => {
    if (!before || after) return
    await sql`delete from perf_scenario_figure where scenario_id = ${before._id}`.execute(inside.db)
  }),
}

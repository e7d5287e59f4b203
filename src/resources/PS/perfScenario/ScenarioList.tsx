import { perfScenario } from '#contract/PS/perfScenario.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { scenarioLooks } from './scenarioLooks.ts'

/** What-if scenarios. */
export const ScenarioList = listOf(perfScenario, {
  looks: scenarioLooks,
  columns: [
    { source: 'title', width: 240, grows: true },
    { source: 'from_month', width: 110 },
    { source: 'to_month', width: 110 },
    { source: 'is_shared', width: 90 },
    { source: 'created_by', width: 140 },
    { source: 'calculated_at', width: 150 },
  ],
  filters: ['is_shared'],
})

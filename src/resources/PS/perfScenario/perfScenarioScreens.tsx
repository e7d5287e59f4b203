import { perfScenario } from '#contract/PS/perfScenario.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { Assumptions } from './Assumptions.tsx'
import { ScenarioActions } from './ScenarioActions.tsx'
import { ScenarioList } from './ScenarioList.tsx'
import { scenarioLooks } from './scenarioLooks.ts'
import { ScenarioResult } from './ScenarioResult.tsx'

/** What-if scenarios: their results, and their assumptions. */
export const scenarioScreens = resourceScreens(perfScenario, {
  looks: scenarioLooks,
  list: ScenarioList,
  buttons: ScenarioActions,
  form: [
    { title: 'PS.scenario.group.what', fields: ['title', 'from_month', 'to_month', 'is_shared'] },
    { title: 'PS.scenario.group.where', fields: ['store_ids', 'floor_ids', 'category_ids'] },
    { title: 'PS.scenario.group.sales', fields: ['sales_percent', 'sales_amount', 'area_percent', 'area'] },
    {
      title: 'PS.scenario.group.rents',
      fields: [
        'rent_model',
        'base_rent_percent',
        'base_rent',
        'turnover_rate',
        'rent_free_days',
        'mgmt_fee_per_m2',
        'promo_fee_per_m2',
        'replaces_billed',
      ],
    },
  ],
  sections: [ScenarioResult],
  aside: [Assumptions],
})

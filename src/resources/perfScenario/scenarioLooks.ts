import type { perfScenario } from '#contract/PS/perfScenario.ts'
import { formatRatio } from '#src/kit/field/formatNumber.ts'
import type { FieldLook, FieldLooks } from '#src/kit/screens/FieldGroup.ts'

const percent: FieldLook<number> = { as: 'percent', format: formatRatio }

/** How the assumptions of a scenario look and are typed. */
export const scenarioLooks: FieldLooks<typeof perfScenario> = {
  sales_percent: percent,
  area_percent: percent,
  base_rent_percent: percent,
  turnover_rate: percent,
  sales_amount: { as: 'money' },
  base_rent: { as: 'money' },
  area: { as: 'area' },
}

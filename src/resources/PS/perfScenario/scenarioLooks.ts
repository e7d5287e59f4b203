import type { perfScenario } from '#contract/PS/perfScenario.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'

/** How the assumptions of a scenario look and are typed. */
export const scenarioLooks: FieldLooks<typeof perfScenario> = {
  sales_amount: { as: 'money' },
  base_rent: { as: 'money' },
}

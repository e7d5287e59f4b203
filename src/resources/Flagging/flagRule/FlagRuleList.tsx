import { flagRule } from '#contract/Flagging/flagRule.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { severityColors } from '#src/resources/Flagging/flag/colors.ts'

/** How fields of a rule are shown where their kind alone is not enough. */
export const flagRuleLooks: FieldLooks<typeof flagRule> = {
  severity: { statusColors: severityColors },
}

/** The rules of the watch list. */
export const FlagRuleList = listOf(flagRule, {
  looks: flagRuleLooks,
  columns: [
    { source: 'code', width: 90 },
    { source: 'name', width: 180, grows: true },
    { source: 'metric', width: 170, grows: true },
    { source: 'site', width: 130 },
    { source: 'level1_id', width: 130 },
    { source: 'operator', width: 90 },
    { source: 'threshold', width: 90, align: 'end' },
    { source: 'periods', width: 90, align: 'end' },
    { source: 'severity', width: 90, align: 'start' },
    { source: 'is_active', width: 80 },
  ],
  filters: ['metric', 'site', 'level1_id', 'is_active'],
  sort: { field: 'code', order: 'ASC' },
})

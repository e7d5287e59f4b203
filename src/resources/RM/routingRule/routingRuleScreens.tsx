import { routingRule } from '#contract/RM/routingRule.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { RoutingList } from './RoutingList.tsx'

/** The rules by which problems are assigned, in their order. */
export const routingRuleScreens = resourceScreens(routingRule, {
  list: RoutingList,
  facts: ['position', 'department'],
  form: [
    { title: 'RM.routingRule.group.fits', fields: ['position', 'section', 'category'] },
    { title: 'RM.routingRule.group.result', fields: ['department', 'to_owner', 'files_as'] },
  ],
})

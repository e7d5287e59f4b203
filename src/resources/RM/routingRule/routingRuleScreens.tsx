import { routingRule } from '#contract/RM/routingRule.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { routingList } from './RoutingList.tsx'

/** The rules by which problems are assigned, in their order. Both areas of retail management mount them, each with its own texts. */
export const routingScreens = (texts: string) =>
  resourceScreens(routingRule, {
    list: routingList(texts),
    facts: ['position', 'department'],
    form: [
      { title: `${texts}.group.fits`, fields: ['position', 'section', 'category'] },
      { title: `${texts}.group.result`, fields: ['department', 'to_owner', 'files_as'] },
    ],
  })

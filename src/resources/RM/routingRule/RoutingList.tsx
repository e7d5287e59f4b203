import { routingRule } from '#contract/RM/routingRule.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { TryOut } from './TryOut.tsx'

/** The rules by which problems are assigned, in their order. */
export const RoutingList = listOf(routingRule, {
  columns: [
    { source: 'position', width: 90 },
    { source: 'section', width: 160, grows: true },
    { source: 'category', width: 140 },
    { source: 'department', width: 140, grows: true },
    { source: 'to_owner', width: 140 },
    { source: 'files_as', width: 140 },
  ],
  filters: ['category', 'department'],
  more: ['section', 'to_owner'],
  sort: { field: 'position', order: 'ASC' },
  page: { above: <TryOut /> },
})

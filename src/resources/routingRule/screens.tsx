import { routingRule } from '#contract/RM/routingRule.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { TryOut } from './TryOut.tsx'

/** The rules by which problems are assigned, in their order. Both areas of retail management mount them, each with its own texts. */
export const routingScreens = (texts: string) =>
  resourceScreens(routingRule, {
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
    page: { above: <TryOut texts={`${texts}.test`} /> },
    facts: ['position', 'department'],
    form: [
      { title: `${texts}.group.fits`, fields: ['position', 'section', 'category'] },
      { title: `${texts}.group.result`, fields: ['department', 'to_owner', 'files_as'] },
    ],
  })

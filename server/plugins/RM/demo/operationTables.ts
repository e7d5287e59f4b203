import type { DemoGround } from '#server/demo/demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { mysteryProblems } from './mysteryProblems.ts'
import { mysteryResults } from './mysteryResults.ts'
import { notifications } from '#server/demo/notifications.ts'
import { problemEvents } from './problemEvents.ts'
import { routingRules } from './routingRules.ts'
import { spaceOwners } from '#server/plugins/System/demo/spaceOwners.ts'
import { tourProblems } from './tourProblems.ts'
import { tourResults } from './tourResults.ts'
import { tours } from './tours.ts'
import { tourSchedules } from './tourSchedules.ts'
import { tourTemplates } from './tourTemplates.ts'
import { walkersOf } from './walkers.ts'

/** The owners of shops, and what was found in the shops: on tours, and by mystery customers. */
export const operationTables = (ground: DemoGround): DemoTable[] => {
  const owners = spaceOwners({ ...ground, createdAt: ground.opened })
  const problems = tourProblems(ground)
  const { tours: walked, tourOf } = tours({
    ...ground,
    stores: ground.letStores,
    problems,
    walkersAt: walkersOf(ground, owners),
  })
  const trading = { ...ground, stores: ground.letStores.filter(({ status }) => status === 'trading') }
  const visits = mysteryResults(trading)
  const missed = mysteryProblems(visits, trading)
  return [
    { table: 'space_owner', rows: owners },
    { table: 'routing_rule', rows: routingRules(ground.sites, ground.opened) },
    { table: 'tour_template', rows: tourTemplates(ground.sites, ground.opened) },
    { table: 'tour_schedule', rows: tourSchedules(walked, ground.opened) },
    { table: 'tour', rows: walked.map(({ row }) => row) },
    { table: 'tour_result', rows: tourResults(walked, problems, tourOf) },
    {
      table: 'tour_problem',
      rows: problems.map(({ row }) => ({ ...row, tour_id: tourOf.get(row._id) ?? null })),
    },
    { table: 'myscust_result', rows: visits.map(({ row }) => row) },
    { table: 'myscust_problem', rows: missed.map(({ row }) => row) },
    {
      table: 'problem_event',
      rows: [
        ...problemEvents(
          'tour',
          problems.map(({ story }) => story),
        ),
        ...problemEvents(
          'myscust',
          missed.map(({ story }) => story),
        ),
      ],
    },
    { table: 'notification', rows: notifications(problems, ground) },
  ]
}

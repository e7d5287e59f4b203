import { filterLink } from '#server/services/notifications/linkAt.ts'
import { commonColumns } from './commonColumns.ts'
import type { DemoSite } from './sites.ts'
import type { TourProblem } from '#server/plugins/RM/demo/tourProblems.ts'

/**
 * Rows of the table `notification` about the latest problems: that they were assigned or sent back. People
 * who have started since have read them.
 */
export const notifications = (
  problems: readonly TourProblem[],
  { sites, small }: { sites: readonly DemoSite[]; small: boolean },
) => {
  const inHongKong = new Set(sites.filter(({ site_region }) => site_region === 'HK').map(({ _id }) => _id))
  return problems
    .flatMap(({ row, story }) => [
      ...(story.assigned_at === null
        ? []
        : [{ row, type: 'assigned', at: story.assigned_at, readAt: story.started_at }]),
      ...(story.reopened_at === null ? [] : [{ row, type: 'reopened', at: story.reopened_at, readAt: null }]),
    ])
    .toSorted((a, b) => b.at - a.at)
    .slice(0, small ? 40 : 600)
    .map(({ row, type, at, readAt }) => ({
      _id: `NO-${row.problem_no}-${type}`,
      user_id: row.assignee_id,
      type: `tour_problem.${type}`,
      title_key: `rm.problem.${type}`,
      params: { problem_no: row.problem_no, title: row.title },
      // The list with only this problem.
      link: filterLink(row.site, `${inHongKong.has(row.site) ? '/RMHK' : '/RM'}/tourIssue/issueList`, {
        q: row.problem_no,
      }),
      read_at: readAt === null || readAt < at ? null : readAt,
      ...commonColumns(at, readAt === null || readAt < at ? at : readAt),
    }))
}

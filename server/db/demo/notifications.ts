import { commonColumns } from './commonColumns.ts'
import type { TourProblem } from './tourProblems.ts'

/**
 * Rows of the table `notification`: what people were told of the latest problems, that one is theirs now or came back to
 * them. Who has begun since has read it.
 */
export const notifications = (problems: readonly TourProblem[], count: number) =>
  problems
    .flatMap(({ row, story }) => [
      ...(story.assigned_at === null
        ? []
        : [{ row, type: 'assigned', at: story.assigned_at, readAt: story.started_at }]),
      ...(story.reopened_at === null ? [] : [{ row, type: 'reopened', at: story.reopened_at, readAt: null }]),
    ])
    .toSorted((a, b) => b.at - a.at)
    .slice(0, count)
    .map(({ row, type, at, readAt }) => ({
      _id: `NO-${row.problem_no}-${type}`,
      user_id: row.assignee_id,
      type: `tour_problem.${type}`,
      title_key: `RM.tour_problem.told.${type}`,
      params: { problem_no: row.problem_no, title: row.title },
      link: `/RM/tourIssue/issueList/${row._id}/show`,
      read_at: readAt === null || readAt < at ? null : readAt,
      ...commonColumns(at, readAt === null || readAt < at ? at : readAt),
    }))

import type { Context } from '#server/engine/context.ts'
import type { ProblemType } from '#server/plugins/RM/problems/problemEvents.ts'
import { problemLink, problemListLink } from '#server/plugins/RM/problems/problemLink.ts'
import type { Notice } from '#server/services/notifications/notify.ts'

/** A problem that is late, with the names of its site. */
export interface LateProblem {
  readonly problem_id: string
  readonly problem_no: string
  readonly title: string
  readonly site: string
  readonly site_sc: string
  readonly site_tc: string
  readonly site_en: string
}

/** How long problems have been late at least, and whether the site is named. */
interface NoticeOptions {
  readonly hours?: number
  readonly isNamed?: boolean
}

/**
 * The notification about the late problems of a site: a single problem by its number, several by their count, so that nobody
 * finds a hundred notifications. After an escalation it says how long they have been late. It names the site for people who are
 * notified of other sites too.
 */
export function overdueNotice(
  inside: Context,
  type: ProblemType,
  late: readonly LateProblem[],
  { hours = 0, isNamed = false }: NoticeOptions = {},
): Pick<Notice, 'title_key' | 'params' | 'link'> {
  const [first] = late
  if (!first) throw new Error('A notice is about at least one problem.')
  const { site, problem_id, problem_no, title, site_sc, site_tc, site_en } = first
  const key = hours === 0 ? 'rm.problem.overdue' : 'rm.problem.escalated'
  const since = hours === 0 ? {} : { hours }
  if (late.length === 1)
    return {
      title_key: key,
      params: { problem_no, title, ...since },
      link: problemLink(inside, type, site, problem_id),
    }
  return {
    title_key: `${key}_${isNamed ? 'site' : 'many'}`,
    params: { count: late.length, ...since, ...(isNamed ? { site_sc, site_tc, site_en } : {}) },
    link: problemListLink(inside, type, site, { is_overdue: true }),
  }
}

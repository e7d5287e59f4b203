import type { Context } from '#server/engine/context.ts'
import type { ProblemType } from '#server/plugins/RM/problems/problemEvents.ts'
import { problemLink, problemListLink } from '#server/plugins/RM/problems/problemLink.ts'
import type { Notice } from '#server/services/notifications/notify.ts'

/** A problem that is late, with the names of its site. */
export interface Late {
  readonly problem_id: string
  readonly problem_no: string
  readonly title: string
  readonly site: string
  readonly site_sc: string
  readonly site_tc: string
  readonly site_en: string
}

/**
 * One problem by its number; several by how many they are, so that nobody finds a hundred notifications. Lists show a
 * single site, so the sites are named if there are several.
 */
export function overdueNotice(
  inside: Context,
  type: ProblemType,
  late: readonly Late[],
): Pick<Notice, 'title_key' | 'params' | 'link'> {
  const [first] = late
  if (!first) throw new Error('A notice is about at least one problem.')
  const { site, problem_id, problem_no, title } = first
  if (late.length === 1)
    return {
      title_key: 'rm.problem.overdue',
      params: { problem_no, title },
      link: problemLink(inside, type, site, problem_id),
    }
  const bySite = [...Map.groupBy(late, (one) => one.site).values()]
  const named = (name: 'site_sc' | 'site_tc' | 'site_en', separator: string) =>
    bySite.map((own) => `${own[0]?.[name]} ${own.length}`).join(separator)
  return {
    title_key: bySite.length === 1 ? 'rm.problem.overdue_many' : 'rm.problem.overdue_sites',
    params: {
      count: late.length,
      ...(bySite.length > 1
        ? {
            sites_sc: named('site_sc', '、'),
            sites_tc: named('site_tc', '、'),
            sites_en: named('site_en', ', '),
          }
        : {}),
    },
    link: problemListLink(inside, type, site, { is_overdue: true }),
  }
}

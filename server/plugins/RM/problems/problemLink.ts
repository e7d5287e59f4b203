import type { Context } from '#server/engine/context.ts'
import type { ProblemType } from './problemEvents.ts'

/** The address of a problem in the console, or that of the list of overdue ones. Hong Kong has screens of its own. */
export function problemLink(context: Context, type: ProblemType, site: string, id: string | null): string {
  const area = areaOf(context, site)
  if (id !== null) return `${area}/${pages[type](id)}`
  return `${area}/${lists[type]}?filter=${encodeURIComponent(JSON.stringify({ is_overdue: true }))}`
}

const pages: Readonly<Record<ProblemType, (id: string) => string>> = {
  tour: (id) => `tourIssue/issueDetail/${id}`,
  myscust: (id) => `myscust/problem/${id}/show`,
}
const lists: Readonly<Record<ProblemType, string>> = {
  tour: 'tourIssue/issueList',
  myscust: 'myscust/problem',
}

/** Where the console has the screens of a site. */
export const areaOf = ({ who }: Context, site: string): '/RM' | '/RMHK' =>
  who.sites.some(({ _id, site_region }) => _id === site && site_region === 'HK') ? '/RMHK' : '/RM'

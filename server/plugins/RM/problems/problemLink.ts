import type { Context } from '#server/engine/context.ts'
import { filterLink, linkAt } from '#server/services/notifications/linkAt.ts'
import type { ProblemType } from './problemEvents.ts'

/** The address of a problem in the console. */
export const problemLink = (context: Context, type: ProblemType, site: string, id: string): string =>
  linkAt(site, `${areaOf(context, site)}/${pages[type](id)}`)

/** The address of the list of problems that match a filter. */
export const problemListLink = (context: Context, type: ProblemType, site: string, filter: object): string =>
  filterLink(site, `${areaOf(context, site)}/${lists[type]}`, filter)

const pages: Readonly<Record<ProblemType, (id: string) => string>> = {
  tour: (id) => `tourIssue/issueDetail/${id}`,
  myscust: (id) => `myscust/problem/${id}/show`,
}
const lists: Readonly<Record<ProblemType, string>> = {
  tour: 'tourIssue/issueList',
  myscust: 'myscust/problem',
}

/** Where the console has the screens of a site. Hong Kong has its own. */
export const areaOf = ({ who }: Context, site: string): '/RM' | '/RMHK' =>
  who.sites.some(({ _id, site_region }) => _id === site && site_region === 'HK') ? '/RMHK' : '/RM'

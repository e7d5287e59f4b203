import { routingRule, routingTry } from '#contract/RM/routingRule.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import { route } from '#server/http/handler.ts'
import { routerOf } from './routing.ts'

/** Which rule takes a problem, and who gets it. */
export const routingTryRoute = route(routingTry, async ({ query: { site, ...problem }, reading }) => ({
  data: await reading(async (context) => {
    requireSite(context.who, site)
    authorize(routingRule.can.view, context.who, { site })
    const { rule, department, assignee_id } = await (await routerOf(context, site))(problem)
    return { rule_id: rule?._id ?? null, department, assignee_id }
  }),
}))

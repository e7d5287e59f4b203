import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call, type Call } from '#contract/call.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { history } from '#server/engine/history.ts'
import { byId, one } from '#server/engine/read.ts'
import { listWithTotals } from '#server/engine/counters.ts'
import { stepsOf } from '#server/engine/steps.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { create } from '#server/engine/create.ts'
import { remove, update } from '#server/engine/write.ts'
import { batchRoute } from './batchRoute.ts'
import { sheetRoutes } from './sheetRoutes.ts'
import { route, type Route } from './handler.ts'

const part = z.string().optional()
const querySchema = z.object({
  cond: part,
  sort: part,
  range: part,
  site: part,
  one: part,
  manage: part,
  expect: part,
  rev: part,
})
const anything = z.unknown()

/**
 * The generic calls of a resource: list, one, id, create, update, remove (specification section 7), the
 * history of a record, and exports and imports where the contract has them. Access is checked by the engine.
 */
export function resourceRoutes(resource: Resource): Route[] {
  const { path, name } = resource
  const declare = (method: Call['method'], does: string, below = '') =>
    call({
      method,
      path: `${path}${below}`,
      does: `${does} ${name}.`,
      can: signedIn,
      beforePasswordChange: method === 'GET' && below === '' && resource.beforePasswordChange,
      query: querySchema,
      body: anything,
      reply: anything,
    })
  const historyRoute = route(
    declare('GET', 'Lists the changes of a', '/{id}/history'),
    async ({ reading, query, params }) => ({
      data: await reading((context) => history(resource, context, requireId(params['id']), query)),
    }),
  )
  const stepsRoute = route(
    declare('GET', 'Returns the open steps of a', '/{id}/steps'),
    async ({ reading, query, params }) => ({
      data: await reading((context) => stepsOf(resource, context, requireId(params['id']), query)),
    }),
  )
  return [
    ...sheetRoutes(resource),
    ...(resource.batch ? [batchRoute(resource)] : []),
    route(declare('GET', 'Lists'), async ({ reading, query }) => {
      const read = query.one === '1' ? one : listWithTotals
      return { data: await reading(async (context) => read(resource, context, query)) }
    }),
    route(declare('GET', 'Returns the first matching', '/one'), async ({ reading, query }) => ({
      data: await reading((context) => one(resource, context, query)),
    })),
    route(declare('GET', 'Returns a', '/{id}'), async ({ reading, query, params }) => ({
      data: await reading((context) => byId(resource, context, requireId(params['id']), query)),
    })),
    ...(resource.isLog ? [] : [historyRoute]),
    ...(resource.lifecycle ? [stepsRoute] : []),
    route(
      declare('POST', 'Creates a'),
      async ({ context, query, body }) => {
        requireBuilt(resource, 'create', context())
        return { data: await create(resource, context(), query, body) }
      },
      { keepsKey: true },
    ),
    route(
      declare('PUT', 'Changes each matching'),
      async ({ context, query, body }) => {
        requireBuilt(resource, 'update', context())
        return { data: await update(resource, context(), query, body) }
      },
      { keepsKey: true },
    ),
    route(
      declare('DELETE', 'Removes each matching'),
      async ({ context, query, body }) => {
        requireBuilt(resource, 'remove', context())
        return { data: await remove(resource, context(), query, body) }
      },
      { keepsKey: true },
    ),
  ]
}

/** An invalid id matches no record. */
function requireId(id: string | undefined): string {
  if (!recordId.safeParse(id).success) throw new ApiError('not_found')
  return String(id)
}

/** Tells people who may make a change that it is not built yet; others learn that they may not. */
function requireBuilt(
  { waiting, can }: Resource,
  action: Resource['waiting'][number],
  { who }: Context,
): void {
  if (waiting.includes(action) && mayBe(can[action], who)) throw new ApiError('call.not_built')
}

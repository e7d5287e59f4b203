import { setupBefore } from '#contract/core/setupBefore.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { route } from '#server/http/handler.ts'
import { areasToSetUp, mayDo, statesOf, stepsOf } from '#server/services/setup/setup.ts'

/** Says what comes before the records of a resource, to everybody whose list is empty because of it. */
export const setupBeforeRoute = route(setupBefore, async ({ reading, query: { noun }, services }) =>
  reading(async (context) => {
    const areas = await areasToSetUp(context)
    const owner = services.plugins.find(({ resources = [] }) => resources.some(({ name }) => name === noun))
    const steps = stepsOf(areas)
    const own = steps.find(({ of }) => of?.name === noun)
    const needs = own ? (own.needs ?? []) : (owner?.setup?.needs ?? [])
    const needed = steps.filter(({ id }) => needs.includes(id))
    // Whether there is anything at all is no secret, and the same for everybody.
    const states = await statesOf(needed, await asSystem(context), services.settings)
    return {
      data: {
        steps: needed
          .filter(({ id }) => states.get(id)?.state === 'missing')
          .map((step) => ({
            id: step.id,
            title: step.title,
            link: mayDo(step, context) ? step.link : null,
          })),
      },
    }
  }),
)

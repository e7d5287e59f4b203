import type { tourProblem } from '#contract/RM/tourProblem.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Intent } from '#server/engine/hooks.ts'
import { sourceOf } from './sourceOf.ts'
import { problemHooks } from './problemHooks.ts'

const hooks = problemHooks('tour')

/** What the server does for problems of tours beyond their contract. */
export const tourProblemHooks = {
  ...hooks,
  beforeSave: oneByOne(async (inside: Context, intent: Intent<StoredRecord<typeof tourProblem>>) => {
    const [values] = await hooks.beforeSave(inside, [intent])
    return intent.before ? values : { ...values, ...(await sourceOf(inside, intent.after)) }
  }),
}

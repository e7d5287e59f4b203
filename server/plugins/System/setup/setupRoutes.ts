import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { setupState, setupTemplates } from '#contract/System/setup.ts'
import type { LocalText } from '#contract/localText.ts'
import { denial } from '#server/engine/refuse.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { areasToSetUp, mayDo, statesOf, stepsOf } from '#server/services/setup/setup.ts'

const stateRoute = route(setupState, async ({ reading, services: { settings } }) =>
  reading(async (context) => {
    const areas = await areasToSetUp(context)
    const steps = stepsOf(areas).filter((step) => mayDo(step, context))
    const states = await statesOf(steps, context, settings)
    const isOpen = (id: string): boolean => ['missing', 'partly'].includes(states.get(id)?.state ?? 'done')
    return {
      data: {
        steps: steps.flatMap((step) => {
          const state = states.get(step.id)
          if (!state) return []
          const { id, title, does, without, link, of, isConfirmed: confirms = false } = step
          const { lacking, ...shown } = state
          const imports = of?.imports && mayBe(of.imports.can, context.who) ? of.name : null
          const lacks = lacking > 0 && step.lacking ? counted(step.lacking.text, lacking) : null
          return [
            {
              id,
              title,
              does,
              without,
              link,
              imports,
              templates: step.templates !== undefined,
              confirms,
              lacks,
              ...shown,
            },
          ]
        }),
        areas: areas.flatMap(({ id, title, setup }) =>
          title && setup?.needs ? [{ id, title, waits_for: setup.needs.filter(isOpen) }] : [],
        ),
      },
    }
  }),
)

const templatesRoute = route(setupTemplates, async ({ reading, query, services }) =>
  reading(async (context) => {
    const step = stepsOf(await areasToSetUp(context)).find(({ id }) => id === query.step)
    const { of, templates, title } = step ?? {}
    if (!step || !of || !templates || !title) throw new ApiError('not_found')
    if (!mayDo(step, context)) throw denial(of.can.create, context.who)
    const field = templates.by
    const { rows } = await sql<{ key: unknown }>`
      select ${sql.ref(field)} as key from ${visibleTable(of, context)}`.execute(context.db)
    const there = new Set(rows.map(({ key }) => key))
    const names = Object.fromEntries(
      services.plugins.flatMap(({ permissions = {} }) => Object.entries(permissions)),
    )
    return {
      data: {
        title,
        noun: of.name,
        list: templates.list(names).map(({ doc, name, does, includes = [] }) => ({
          doc,
          name,
          does: does ?? null,
          includes: [...includes],
          exists: there.has(doc[field]),
        })),
      },
    }
  }),
)

/** Says how far the set-up is, and what a step offers to create. */
export const setupRoutes = [stateRoute, templatesRoute]

const counted = (text: LocalText, count: number): LocalText => ({
  zh_CN: text.zh_CN.replace('%{count}', String(count)),
  zh_TW: text.zh_TW.replace('%{count}', String(count)),
  en_US: text.en_US.replace('%{count}', String(count)),
})

import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { setupBefore, setupState, setupTemplates } from '#contract/System/setup.ts'
import type { LocalText } from '#contract/localText.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { denial } from '#server/engine/refuse.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { areasToSetUp, statesOf, stepsOf } from '#server/services/setup/setup.ts'
import type { SetupStep } from '#server/services/setup/setupStep.ts'

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

const beforeRoute = route(setupBefore, async ({ reading, query: { noun }, services }) =>
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

/** Says how far the set-up is: to those who do it, and to everybody in a list that is empty because of it. */
export const setupRoutes = [stateRoute, beforeRoute, templatesRoute]

const mayDo = ({ can, of }: SetupStep, { who }: Context): boolean => mayBe(can ?? of?.can.create, who)

const counted = (text: LocalText, count: number): LocalText => ({
  zh_CN: text.zh_CN.replace('%{count}', String(count)),
  zh_TW: text.zh_TW.replace('%{count}', String(count)),
  en_US: text.en_US.replace('%{count}', String(count)),
})

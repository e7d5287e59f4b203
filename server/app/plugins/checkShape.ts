import { z } from 'zod'
import { isRange, isVersion } from '#contract/versionRange.ts'
import { pluginErrcodes } from '#server/base/errorCatalogue.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'
import { codesOf } from '#server/http/defineServerPlugin.ts'

const said = z.string().min(1)
// Anything else would have a special meaning for the router, such as matching every address.
export const address = z
  .string()
  .regex(/^(\/([\w.-]+|\{\w+\}))+$/, 'must be an address such as /parking/lot or /parking/lot/{id}/free')
const aFunction = z.custom((value) => typeof value === 'function', 'must be a function')

export const tableName = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'must be the name of its table, such as parking_lot')

const resource = z.looseObject(
  {
    name: tableName,
    path: address,
    fields: z
      .object({ _id: z.looseObject({ kind: z.literal('text') }) })
      .catchall(z.looseObject({ kind: z.string() }, 'must be a field, such as text()')),
    can: z.looseObject({}),
  },
  'must be made with resource()',
)

const madeBy = 'must be made with extend(extension(…), { … })'
const texts = z.object({ zh_CN: said, zh_TW: said, en_US: said }, 'must be in all three languages')
const localText = z.object(
  { zh_CN: said, zh_TW: said, en_US: said },
  'must have a name in all three languages',
)
const channel = z.enum(['mail', 'robot'], 'must be mail or robot')
const wordsShape = z.looseObject(
  { resource: said, fields: z.record(z.string(), texts) },
  'must be made with words()',
)
const prefix = z.string().regex(/^[A-Za-z]\w*$/, 'must be what codes begin with, such as parking')

const someSites = z.union(
  [
    z.strictObject({ region: said }),
    z.strictObject({ outside: said }),
    z.strictObject({ sites: z.array(said) }),
  ],
  'must be { region }, { outside } or { sites }',
)

const menuEntry = z.strictObject({
  uri: z.string().startsWith('/', 'must be an address such as /parking/lot'),
  key: said.optional(),
  parent: said.optional(),
  title: localText,
  icon: said.optional(),
  order: z.int('must be a whole number'),
  can: z.string('must be a permission code'),
  availableAt: someSites.optional(),
})

const param = z.looseObject(
  {
    type: z.enum(['string', 'int', 'decimal', 'bool', 'json']),
    initial: z.unknown(),
    text: localText.optional(),
    textIn: z.record(z.string(), localText).optional(),
  },
  'must be made with intParam() or one of the others',
)

const functions = z.record(z.string(), aFunction)
const hookShape = {
  rowFilter: aFunction,
  labelFilter: aFunction,
  reachFilter: aFunction,
  sources: aFunction,
  stateFilter: aFunction,
  readAs: functions,
  derived: functions,
  defaultFilter: aFunction,
  preferred: aFunction,
  comparable: aFunction,
  complete: aFunction,
  totals: aFunction,
  settled: functions,
  guard: aFunction,
  beforeSave: aFunction,
  intercept: z.strictObject({ applies: aFunction, instead: aFunction }),
  afterChange: aFunction,
  reveal: aFunction,
  carriesAlong: z.literal(true),
  attach: aFunction,
  filesWait: z.literal(true),
  actions: functions,
} satisfies Record<keyof ResourceHooks, z.ZodType>

const hooks = z.strictObject(hookShape, { error: unknownHook }).partial()

/** A misspelt hook would never be called, and neither would the checks in it. */
function unknownHook(issue: { code?: string; keys?: readonly string[] }): string {
  return issue.code === 'unrecognized_keys'
    ? `there is no hook ${issue.keys?.join(', ')}. The hooks are ${Object.keys(hookShape).join(', ')}.`
    : 'must be the hooks of a resource'
}

const call = z.looseObject(
  { method: z.enum(['GET', 'POST', 'PUT', 'DELETE']), path: address },
  'must be made with call()',
)

const route = z.looseObject(
  {
    call,
    handle: aFunction,
  },
  'must be made with route()',
)

const report = z.looseObject(
  {
    id: z.string().regex(/^[A-Za-z]\w*(\.\w+)+$/, 'must be a name such as parking.bookings'),
    title: texts,
    does: texts,
    group: texts,
    takes: z.looseObject({}),
    read: aFunction,
  },
  'must be made with defineReport()',
)

const setup = z.strictObject({
  needs: z.array(z.string(), 'must be a list of ids of steps').optional(),
  steps: z
    .array(
      z.looseObject({
        id: z.string().regex(/^[A-Za-z]\w*(\.\w+)+$/, 'must be a name such as parking.lots'),
        order: z.number(),
        title: texts,
        does: texts,
        without: texts,
        link: z.string().startsWith('/', 'must be an address such as /parking/lot'),
      }),
    )
    .optional(),
})

const todoSource = z.looseObject(
  {
    resource: z.looseObject({ name: z.string() }),
    title: z.array(z.union([z.string(), aFunction])).min(1, 'must name what a record is called'),
    link: aFunction,
    kinds: z.array(
      z.looseObject({
        id: z.string().regex(/^[A-Za-z]\w*(\.\w+)+$/, 'must be a name such as parking.confirm'),
        name: texts,
      }),
    ),
  },
  'must be made with todosOf()',
)

const job = z.looseObject(
  {
    name: z.string().regex(/^[a-zA-Z][\w.-]{2,49}$/, 'must be a name such as parking.count'),
    title: texts,
    attempts: z.int().min(1),
    cancellable: z.boolean(),
    run: aFunction,
  },
  'must be made with defineJob()',
)

const extension = z.strictObject(
  {
    of: said,
    fields: z.record(
      z.string().regex(/^[A-Za-z]\w*$/, 'must be a name such as parking_lots'),
      z.looseObject({ kind: z.string(), derived: z.literal(true), writable: z.literal('never') }, madeBy),
    ),
    asked: z.record(z.string(), z.looseObject({ kind: z.string() })),
    derived: functions,
    words: z.looseObject({ fields: z.record(z.string(), texts) }),
    guard: aFunction.optional(),
    afterChange: aFunction.optional(),
  },
  { error: ({ code }) => (code === 'invalid_type' ? madeBy : undefined) },
)

/** Finds why the export of a module is not a server half of the plugin with this id. */
export const checkShape = (id: string, file: string, given: unknown): readonly PluginProblem[] =>
  (schemaOf(id, nameLike(id, given)).safeParse(given).error?.issues ?? []).map((issue) => ({
    plugin: id,
    place: [file, issue.path.join('.')].filter(Boolean).join(', '),
    sentence: messageOf(issue),
  }))

const range = `must be a number from ${pluginErrcodes.from} to ${pluginErrcodes.to}`
const error = z.strictObject(
  { errcode: z.int(range).min(pluginErrcodes.from, range).max(pluginErrcodes.to, range), text: texts },
  'must have an errcode and a text',
)

const needsWrong = 'must be a list of plugin ids, or a range such as ^1.2 for each id'
const ranges = z.record(z.string(), z.string().refine(isRange, 'must be a range such as ^1.2'))
const ids = z.array(z.string(), 'must be a list of plugin ids')

/** An invalid key is reported inside the issue of its record. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message

/** The allowed names of its permissions and parameters: they begin with one of its prefixes. */
function nameLike(id: string, given: unknown): z.ZodType<string, string> {
  const { codes } = z.looseObject({ codes: z.unknown() }).safeParse(given).data ?? {}
  const own = codesOf({ id, codes: prefixes.safeParse(codes).data ?? id })
  const wrong = `must begin with ${own.map((code) => `${code}.`).join(' or ')}`
  return z.string().refine((name) => own.some((code) => name.startsWith(`${code}.`)), wrong)
}

const prefixes = z.union([prefix, z.array(prefix).min(1)], 'must be what codes begin with, such as parking')

const schemaOf = (id: string, name: z.ZodType<string, string>) =>
  z.strictObject(
    {
      id: z.literal(id, `must be ${id}, as in console.config.ts`),
      title: localText.optional(),
      codes: prefixes.optional(),
      availableAt: someSites.optional(),
      permissions: z.record(name, localText).optional(),
      menu: z.array(menuEntry).optional(),
      nouns: z.record(z.string(), resource).optional(),
      params: z.record(name, param).optional(),
      errors: z.record(name, error).optional(),
      notices: z.record(name, localText.extend({ channels: z.array(channel).optional() })).optional(),
      noticeKinds: z.record(z.string().regex(/^\w+$/, 'must be a name such as lot'), localText).optional(),
      resources: z.array(resource).optional(),
      externalResources: z.array(resource).optional(),
      words: z.array(wordsShape).optional(),
      sheets: z.record(z.string(), z.looseObject({})).optional(),
      hooks: z.record(z.string(), hooks).optional(),
      extend: z.array(extension).optional(),
      routes: z.array(route).optional(),
      waiting: z.array(call).optional(),
      jobs: z.array(job).optional(),
      jobsWith: aFunction.optional(),
      reports: z.array(report).optional(),
      todos: z.array(todoSource).optional(),
      setup: setup.optional(),
      migrations: z
        .record(z.string().regex(/^\d{4}_\w+$/, 'must have a name such as 0001_lot'), said)
        .optional(),
      demo: aFunction.optional(),
      version: z.string().refine(isVersion, 'must be a version such as 1.2.0').optional(),
      dependencies: z.union([ids, ranges], needsWrong).optional(),
      optionalDependencies: ids.optional(),
    },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'must export defineServerPlugin({ … }) as default' : undefined,
    },
  )

import { z } from 'zod'
import { choice, decimal, flag, json, ref, seconds, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** A parameter's value: a plain value, a list of texts, or numbers and texts by name. */
const value = z.json()

/**
 * A parameter value that the operator set, for all sites or for one site; the latter takes precedence. People
 * who may not view the parameters can read the public ones.
 */
export const param = resource({
  name: 'param',
  path: '/param',
  fields: {
    /** Group and key together identify an entry of the catalogue, such as `auth` and `token_hours`. */
    group: text({ required: true, max: 40 }),
    key: text({ required: true, max: 60 }),
    /** None: the value applies to every site. */
    site: ref('site'),
    value_type: choice(['string', 'int', 'decimal', 'bool', 'json', 'date'], { required: true }),
    value: json(value, { required: true }),
    unit: text({ max: 20 }),
    min: decimal(),
    max: decimal(),
    description: text({ max: 500 }),
    /** Sent to the console before sign-in. */
    is_public: flag(),
    /** The time since which no area declares it. The row stays. */
    undeclared_at: seconds({ writable: 'never' }),
  },
  search: ['group', 'key', 'description'],
  sort: { group: 1, key: 1 },
  can: crudRules(
    { all: [{ ownSite: 'site' }, { any: ['system.param.view', { field: 'is_public', in: [true] }] }] },
    { all: ['system.param.edit', { ownSite: 'site' }] },
  ),
  waiting: ['create', 'update', 'remove'],
  dictionary: true,
})

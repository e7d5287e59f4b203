import { z } from 'zod'
import { seconds } from '#contract/dayFields.ts'
import { choice, flag, json, ref, text } from '#contract/fields.ts'
import { decimal } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** A parameter's value: a plain value, a list of texts, or numbers and texts by name. */
const value = z.json()

/**
 * The value of a parameter, for all sites or for one site; the latter takes precedence. Which parameters exist,
 * and what each can hold, is declared by the areas: 4004 names what is wrong with a value, with `min`, `max` and
 * `unit`. A value for a site can be added and removed; a declared one stays, and is reset by writing `initial`.
 * People who may not view the parameters can read the public ones.
 */
export const param = resource({
  name: 'param',
  path: '/param',
  reach: { sites: 'site' },
  fields: {
    /** Group and key together identify an entry of the catalogue, such as `auth` and `token_hours`. */
    group: text({ required: true, writable: 'create', max: 40 }),
    key: text({ required: true, writable: 'create', max: 60 }),
    /** Empty if the value applies to every site. */
    site: ref('site', { writable: 'create' }),
    value_type: choice(['string', 'int', 'decimal', 'bool', 'json', 'date'], {
      assigned: true,
      writable: 'never',
    }),
    /** Of a `json` value: a list of texts, a list of records, or values by name. */
    holds: choice(['texts', 'records', 'map'], { writable: 'never' }),
    /** What the value is one of: a form offers these. */
    one_of: choice(['sites', 'currencies'], { writable: 'never', derived: true }),
    value: json(value, { required: true }),
    /** The value until an operator sets another. Empty for a row that an operator added, who can also remove it. */
    initial: json(value, { writable: 'never', derived: true }),
    unit: text({ writable: 'never', max: 20 }),
    min: decimal({ writable: 'never' }),
    max: decimal({ writable: 'never' }),
    /** What it does; declared with the parameter. */
    description: text({ writable: 'never', max: 500 }),
    description_tc: text({ writable: 'never', max: 500 }),
    description_en: text({ writable: 'never', max: 500 }),
    /** Sent to the console before sign-in. */
    is_public: flag({ writable: 'never' }),
    /** The time since which no area declares it. The row stays. */
    undeclared_at: seconds({ writable: 'never' }),
  },
  search: ['group', 'key', 'description', 'description_tc', 'description_en'],
  sort: { group: 1, key: 1 },
  can: crudRules(
    { all: [{ ownSite: 'site' }, { any: ['system.param.view', { field: 'is_public', in: [true] }] }] },
    'system.param.edit',
  ),
  dictionary: true,
})

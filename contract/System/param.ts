import { z } from 'zod'
import { choice, decimal, flag, json, ref, seconds, text } from '#contract/field.ts'
import { crudRules, resource } from '#contract/resource.ts'

/** What a parameter's value can be: plain, a list of texts, or numbers and texts by name. */
const value = z.json()

/**
 * A value of the parameter catalogue that the operator set, for all sites or for one, which then goes first. Whoever
 * may not view the parameters reads the public ones.
 */
export const param = resource({
  name: 'param',
  path: '/param',
  fields: {
    /** Group and key together name an entry of the catalogue, such as `auth` and `token_hours`. */
    group: text({ required: true, max: 40 }),
    key: text({ required: true, max: 60 }),
    /** None: the value holds at every site. */
    site: ref('site'),
    value_type: choice(['string', 'int', 'decimal', 'bool', 'json', 'date'], { required: true }),
    value: json(value, { required: true }),
    unit: text({ max: 20 }),
    min: decimal(),
    max: decimal(),
    description: text({ max: 500 }),
    /** Told to the console before anybody signed in. */
    is_public: flag(),
    /** Since when no area declares it any more; the row stays. */
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

import { describe, expect, it } from 'vitest'
import { evaluate, signedIn, type Rule, type Subject } from '#contract/access.ts'
import { mainDepartment } from '#contract/common/mainDepartment.ts'

const person: Subject = {
  id: 'U1',
  isAdmin: false,
  isManager: false,
  permissions: new Set(['branddb.brand.view', 'rm.tour_issue.view']),
  roleTypes: new Set(['business', 'readonly']),
  departments: ['17'],
  sites: [
    { _id: '2', site_region: 'CN-S' },
    { _id: '9', site_region: 'HK' },
  ],
  site: null,
  stores: new Map([['S1', new Set(['tour'] as const)]]),
  pastStores: new Map([['S0', new Set(['tour'] as const)]]),
}

describe('a rule', () => {
  const table: [string, Rule, Partial<Subject>, Record<string, unknown> | undefined, string][] = [
    ['a held permission', 'branddb.brand.view', {}, undefined, 'yes'],
    ['a permission not held', 'branddb.brand.edit', {}, undefined, 'no'],
    ['the administrator, whatever is asked', 'branddb.brand.edit', { isAdmin: true }, undefined, 'yes'],
    ['the administrator, even of a negation', { not: signedIn }, { isAdmin: true }, undefined, 'yes'],
    ['nothing asked', signedIn, {}, undefined, 'yes'],
    ['one of none', { any: [] }, {}, undefined, 'no'],
    ['all of yes and no', { all: ['branddb.brand.view', 'branddb.brand.edit'] }, {}, undefined, 'no'],
    ['one of yes and no', { any: ['branddb.brand.view', 'branddb.brand.edit'] }, {}, undefined, 'yes'],
    ['an own department', { department: ['17', '99'] }, {}, undefined, 'yes'],
    ['the warehouse name of an own department', { department: ['62'] }, {}, undefined, 'yes'],
    ['another department', { department: ['16'] }, {}, undefined, 'no'],
    ['a manager', { manager: true }, { isManager: true }, undefined, 'yes'],
    ['a manager who is none', { manager: true }, {}, undefined, 'no'],
    ['a site, no record and none chosen', { site: ['9'] }, {}, undefined, 'maybe'],
    ['a site, the chosen one', { site: ['9'] }, { site: '9' }, undefined, 'yes'],
    ['a site, another chosen', { site: ['9'] }, { site: '2' }, undefined, 'no'],
    ["a site, the record's before the chosen", { site: ['9'] }, { site: '2' }, { site: '9' }, 'yes'],
    ['a region of the record', { region: 'HK' }, {}, { site: '9' }, 'yes'],
    ['another region', { region: 'HK' }, {}, { site: '2' }, 'no'],
    ['a region at a site that is not known', { region: 'HK' }, {}, { site: '77' }, 'no'],
    ['an own store', { own: 'store_id', permit: 'tour' }, {}, { store_id: 'S1' }, 'yes'],
    ["somebody else's store", { own: 'store_id', permit: 'tour' }, {}, { store_id: 'S2' }, 'no'],
    ['an own store without the permit', { own: 'store_id', permit: 'sales' }, {}, { store_id: 'S1' }, 'no'],
    ['own stores', { own: 'store_ids', permit: 'tour' }, {}, { store_ids: ['S1'] }, 'yes'],
    ["one of somebody else's", { own: 'store_ids', permit: 'tour' }, {}, { store_ids: ['S1', 'S2'] }, 'no'],
    ['no store at all', { own: 'store_ids', permit: 'tour' }, {}, { store_ids: [] }, 'yes'],
    [
      'one of several',
      { own: 'store_ids', permit: 'tour', some: true },
      {},
      { store_ids: ['S1', 'S2'] },
      'yes',
    ],
    ['none of several', { own: 'store_ids', permit: 'tour', some: true }, {}, { store_ids: ['S2'] }, 'no'],
    ['some of no stores', { own: 'store_ids', permit: 'tour', some: true }, {}, { store_ids: [] }, 'no'],
    [
      'a merged one of several',
      { own: 'store_ids', permit: 'tour', some: true, past: true },
      {},
      { store_ids: ['S0', 'S2'] },
      'yes',
    ],
    ['a store without a record', { own: 'store_id', permit: 'tour' }, {}, undefined, 'maybe'],
    [
      'a store before the list is loaded',
      { own: 'store_id', permit: 'tour' },
      { stores: null },
      { store_id: 'S1' },
      'maybe',
    ],
    ['a type of role', { role: 'readonly' }, {}, undefined, 'yes'],
    ['a type of role not held', { role: 'external' }, {}, undefined, 'no'],
    ['the person in a field', { self: 'found_by' }, {}, { found_by: 'U1' }, 'yes'],
    ['somebody else in a field', { self: 'found_by' }, {}, { found_by: 'U2' }, 'no'],
    ['nobody in a field', { self: 'found_by' }, {}, { found_by: null }, 'no'],
    ['the person among others', { self: 'assignee_ids' }, {}, { assignee_ids: ['U2', 'U1'] }, 'yes'],
    ['the person without a record', { self: 'found_by' }, {}, undefined, 'maybe'],
    ['an own site in a field', { ownSite: 'site' }, {}, { site: '9' }, 'yes'],
    ['a foreign site in a field', { ownSite: 'site' }, {}, { site: '8' }, 'no'],
    ['no site in a field, which means every one', { ownSite: 'site' }, {}, { site: null }, 'yes'],
    ['one own site of several', { ownSite: 'sites' }, {}, { sites: ['8', '9'] }, 'yes'],
    ['foreign sites alone', { ownSite: 'sites' }, {}, { sites: ['8'] }, 'no'],
    ['an empty list of sites', { ownSite: 'sites' }, {}, { sites: [] }, 'yes'],
    ['an own site that is named', { ownSite: 'site', named: true }, {}, { site: '9' }, 'yes'],
    ['no site, where one has to be named', { ownSite: 'site', named: true }, {}, { site: null }, 'no'],
    ['no sites, where one has to be named', { ownSite: 'sites', named: true }, {}, { sites: [] }, 'no'],
    ['a value of a field', { field: 'severity', in: [1, 2] }, {}, { severity: 1 }, 'yes'],
    ['another value of a field', { field: 'severity', in: [1, 2] }, {}, { severity: 3 }, 'no'],
    ['a value of a list', { field: 'tags', in: ['a'] }, {}, { tags: ['b', 'a'] }, 'yes'],
    ['a value of a field that was not given', { field: 'severity', in: [1] }, {}, {}, 'maybe'],
    ['a region of a record without a site', { region: 'HK' }, { site: '9' }, { site: null }, 'no'],
    ['a merged store', { own: 'store_id', permit: 'tour' }, {}, { store_id: 'S0' }, 'no'],
    [
      'a merged store, for reading',
      { own: 'store_id', permit: 'tour', past: true },
      {},
      { store_id: 'S0' },
      'yes',
    ],
    ['not maybe', { not: { own: 'store_id', permit: 'tour' } }, {}, undefined, 'maybe'],
    [
      'all of yes and maybe',
      { all: ['branddb.brand.view', { own: 'store_id', permit: 'tour' }] },
      {},
      undefined,
      'maybe',
    ],
    [
      'all of no and maybe',
      { all: ['branddb.brand.edit', { own: 'store_id', permit: 'tour' }] },
      {},
      undefined,
      'no',
    ],
    [
      'one of yes and maybe',
      { any: ['branddb.brand.view', { own: 'store_id', permit: 'tour' }] },
      {},
      undefined,
      'yes',
    ],
    [
      'one of no and maybe',
      { any: ['branddb.brand.edit', { own: 'store_id', permit: 'tour' }] },
      {},
      undefined,
      'maybe',
    ],
  ]

  it.each(table)('asks for %s', (_, rule, changes, record, answer) => {
    expect(evaluate(rule, { ...person, ...changes }, record)).toBe(answer)
  })

  it('knows both names of a department as one', () => {
    expect(['65', '75', '80', '62', '73', '279', '78', '211'].map(mainDepartment)).toEqual([
      '11',
      '5',
      '28',
      '17',
      '16',
      '10',
      '22',
      '191',
    ])
    expect(mainDepartment('66')).toBe('66')
  })
})

import { describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { evaluate, roleTypes, type Rule, type Subject } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { fieldOfRule, ruleParts } from '#contract/ruleParts.ts'
import { permits } from '#contract/permit.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import { shippedCodes as permissions } from '#tests/support/shippedHalves.ts'

const resources: Resource[] = Object.values(contract.resources)
const names = new Set(resources.map(({ name }) => name))

const fieldsNamed = (rule: unknown): string[] => [
  ...[fieldOfRule(rule) ?? []].flat(),
  ...(ruleParts(rule) ?? []).flatMap(fieldsNamed),
]

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the resource %s',
  (_, resource) => {
    it('refers only to resources that exist', () => {
      const targets = Object.values(resource.fields).flatMap(({ to }) => (to === undefined ? [] : [to]))
      expect(targets.filter((to) => !names.has(to))).toEqual([])
    })

    it('has rules about fields that it has', () => {
      const rules = [...Object.values(resource.can), ...Object.values(resource.actions).map(({ can }) => can)]
      const named = rules.flatMap(fieldsNamed)
      expect(named.filter((name) => !(name in resource.fields))).toEqual([])
    })

    it('searches, labels and sorts by fields that it has', () => {
      const searched = resource.search
        .map((name) => name.split('.')[0] ?? name)
        .filter((name) => !(name in resource.asked))
      const named = [...searched, ...resource.labels, ...Object.keys(resource.sort)]
      expect(named.filter((name) => !(name in resource.fields))).toEqual([])
    })

    it('lets what is private be missing, and neither labels nor sorts by it', () => {
      const kept = Object.keys(resource.fields).filter((name) => resource.fields[name]?.private !== undefined)
      const named = [...resource.labels, ...Object.keys(resource.sort)]
      expect(kept.filter((name) => !resource.fields[name]?.nullable || named.includes(name))).toEqual([])
    })

    it('asks only for permissions that exist', () => {
      const rules = Object.values(resource.fields).map((field) => field.private)
      const asked = [...Object.values(resource.can), ...rules].flatMap(codesIn)
      expect(asked.filter((code) => !permissions.some((known) => known === code))).toEqual([])
    })

    it('says where a field lies within another of its own', () => {
      const named = Object.values(resource.fields).flatMap(({ within }) =>
        within === undefined ? [] : [within],
      )
      expect(named.filter((name) => !(name in resource.fields))).toEqual([])
    })

    it.runIf(ownTables.has(resource.name))('is written at a store only by whoever has the store', () => {
      expect(openAtStores(resource)).toEqual([])
    })

    it('has a site field when, and only when, its rows belong to sites', () => {
      const site = resource.fields['site']
      const belongs = site?.to === 'site' && site.required && site.writable === 'create'
      expect(belongs).toBe(resource.scope === 'site')
    })
  },
)

it('the contract has no path of a resource twice, and no call twice', () => {
  const calls = Object.values(contract.calls).map(({ method, path }) => `${method} ${path}`)
  const paths = [...resources.map(({ path }) => path), ...calls]
  expect(new Set(paths).size).toBe(paths.length)
})

describe('a noun at a store', () => {
  const own: Rule = { own: 'store_id', permit: 'tour' }
  const withRule = (rule: Rule): Resource => ({
    ...tourProblem,
    can: { ...tourProblem.can, create: rule, update: own, remove: own },
  })

  it.each<[string, Rule]>([
    ['asks for a permission alone', 'rm.tour_issue.create'],
    ['takes a permission or the store', { any: ['rm.tour_issue.create', own] }],
    ['spares managers', { any: [{ manager: true }, own] }],
    ['spares a region', { any: [{ region: 'HK' }, own] }],
    ['asks for the opposite', { not: own }],
    ['asks for a store in another field', { own: 'floor_id', permit: 'tour' }],
  ])('is noticed when its rule %s', (_, rule) => {
    expect(openAtStores(withRule(rule))).toEqual(['create by store_id'])
  })

  it('is in order when its rule asks for the store beside all else', () => {
    expect(openAtStores(withRule({ all: ['rm.tour_issue.create', own] }))).toEqual([])
  })
})

/** The writes of a resource that somebody without any store, but with everything else, can make at a store. */
function openAtStores({ name, fields, can }: Resource): string[] {
  // One only assumes something about stores, and changes nothing at them; the other says whose they are.
  if (name === 'perf_scenario' || name === 'space_owner') return []
  const stores = Object.keys(fields).filter((name) => fields[name]?.to === 'store')
  return (['create', 'update', 'remove'] as const).flatMap((action) => {
    const rule = can[action]
    if (rule === undefined) return []
    return stores
      .filter((field) => people(field).some(({ who, record }) => evaluate(rule, who, record) !== 'no'))
      .map((field) => `${action} by ${field}`)
  })
}

/** Somebody who has all that a rule can ask for but this store: at a site of each kind, manager or not. */
function people(field: string): { who: Subject; record: Record<string, unknown> }[] {
  const sites = [
    { _id: '2', site_region: 'CN-S' },
    { _id: '9', site_region: 'HK' },
  ]
  return sites.flatMap(({ _id: site }) =>
    [true, false].map((isManager) => ({
      who: {
        id: 'U1',
        isAdmin: false,
        isManager,
        hasEverySite: true,
        permissions: new Set<string>(permissions),
        roleTypes: new Set<string>(roleTypes),
        departments: ['9', '11', '5', '22', '24', '28', '10', '17', '15', '12', '13', '191', '16', '66'],
        sites,
        site,
        // Another store in every other field is the person's.
        stores: new Map([['own', new Set(permits)]]),
      },
      record: { site, store_id: 'own', floor_id: 'own', [field]: 'foreign' },
    })),
  )
}

function codesIn(rule: Rule | undefined): string[] {
  if (rule === undefined) return []
  if (typeof rule === 'string') return [rule]
  if ('all' in rule) return rule.all.flatMap(codesIn)
  if ('any' in rule) return rule.any.flatMap(codesIn)
  return 'not' in rule ? codesIn(rule.not) : []
}

import { describe, expect, it } from 'vitest'
import { contract } from '#contract/index.ts'
import { permissions } from '#contract/permission.ts'
import type { Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'

const resources: Resource[] = Object.values(contract.resources)
const names = new Set(resources.map(({ name }) => name))

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the resource %s',
  (_, resource) => {
    it('refers only to resources that exist', () => {
      const targets = Object.values(resource.fields).flatMap(({ to }) => (to === undefined ? [] : [to]))
      expect(targets.filter((to) => !names.has(to))).toEqual([])
    })

    it('searches, labels and sorts by fields that it has', () => {
      const named = [...resource.search, ...resource.labels, ...Object.keys(resource.sort)]
      expect(named.filter((name) => !(name in resource.fields))).toEqual([])
    })

    it('asks only for permissions that exist', () => {
      const asked = Object.values(resource.can).flatMap(codesIn)
      expect(asked.filter((code) => !permissions.some((known) => known === code))).toEqual([])
    })

    it('says where a field lies within another of its own', () => {
      const named = Object.values(resource.fields).flatMap(({ within }) =>
        within === undefined ? [] : [within],
      )
      expect(named.filter((name) => !(name in resource.fields))).toEqual([])
    })

    it('has a site field when, and only when, its rows belong to sites', () => {
      const site = resource.fields['site']
      const belongs = site?.to === 'site' && site.required && site.writable === 'create'
      expect(belongs).toBe(resource.scope === 'site')
    })
  },
)

it('has no path of a resource twice, and no call twice', () => {
  const calls = Object.values(contract.calls).map(({ method, path }) => `${method} ${path}`)
  const paths = [...resources.map(({ path }) => path), ...calls]
  expect(new Set(paths).size).toBe(paths.length)
})

function codesIn(rule: Rule | undefined): string[] {
  if (rule === undefined) return []
  if (typeof rule === 'string') return [rule]
  if ('all' in rule) return rule.all.flatMap(codesIn)
  if ('any' in rule) return rule.any.flatMap(codesIn)
  return 'not' in rule ? codesIn(rule.not) : []
}

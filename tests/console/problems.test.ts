import { describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { compose, type Candidate } from '#src/kit/base/registry/compose.ts'
import { explain } from '#src/kit/base/registry/explain.ts'
import type { ProblemCode } from '#src/kit/base/registry/explanations.ts'
import { loadPlugins } from '#src/app/loadPlugins.ts'

// One plugin for each thing that can be wrong. A code without one does not compile.

const load = async () => () => null
const title = { zh_CN: 'x', zh_TW: 'x', en_US: 'x' }
const noun = { name: 'x/noun', contract: brand, list: load }
const page = { route: '/x/page', load, can: signedIn }
const tab = { slot: 'shop.tabs', id: 'tab', load, can: signedIn }
const hint = { uri: '/x/page', title, can: signedIn }

const listed = (id: string, more: object): Candidate => ({ id, plugin: { id, api: 1, title, ...more } })
const x = (more: object): Candidate[] => [listed('x', more)]

const faulty: Record<Exclude<ProblemCode, 'plugin.load'>, Candidate[]> = {
  'plugin.shape': [{ id: 'x', plugin: null }],
  'plugin.id': x({ id: 'y' }),
  'plugin.duplicate': [...x({}), ...x({})],
  'plugin.api': x({ api: 2 }),
  'plugin.version': x({ version: '1' }),
  'plugin.server': x({ routes: [] }),
  'title.locale': x({ title: { ...title, zh_TW: '' } }),
  'messages.locale': x({ messages: { en_US: load } }),
  'resource.shape': x({ resources: [{ ...noun, name: '/x' }] }),
  'source.unknown': x({ resources: [{ ...noun, source: 'moon' }] }),
  'resource.duplicate': x({ resources: [noun, noun] }),
  'resource.contract': x({ resources: [{ ...noun, contract: { ...brand, sort: { naem: 1 } } }] }),
  'page.shape': x({ pages: [{ ...page, can: undefined }] }),
  'route.reserved': x({ pages: [{ ...page, route: '/_plugins' }] }),
  'route.duplicate': x({ pages: [page, page] }),
  'route.overlap': x({
    pages: [
      { ...page, route: '/x/:id/a' },
      { ...page, route: '/x/b/:id' },
    ],
  }),
  'route.case': x({ pages: [page, { ...page, route: '/x/Page' }] }),
  'extension.shape': x({ extensions: [{ ...tab, id: undefined }] }),
  'extension.duplicate': x({ extensions: [tab, tab] }),
  'slot.shape': x({ slots: [{ id: '' }] }),
  'slot.unknown': x({ extensions: [{ ...tab, slot: 'moon.tabs' }] }),
  'slot.duplicate': x({ slots: [{ id: 'x.s' }, { id: 'x.s' }] }),
  'permission.unknown': x({ permissions: {}, pages: [{ ...page, can: 'x.fly' }] }),
  'permission.shape': x({ permissions: { 'y.fly': title } }),
  'rule.kind': x({ pages: [{ ...page, can: { moon: true } }] }),
  'menu.shape': x({ menu: [{ ...hint, uri: 'x' }] }),
  'menu.group': x({ pages: [page], menu: [{ ...hint, group: 'moon' }] }),
  'menu.nowhere': x({ menu: [hint] }),
  'menu.weak': x({ pages: [{ ...page, can: 'branddb.brand.view' }], menu: [hint] }),
  'need.shape': x({ dependencies: [7] }),
  'need.missing': x({ dependencies: ['moon'] }),
  'need.range': x({ dependencies: { y: 'latest' } }),
  'need.version': [...x({ dependencies: { y: '^2' } }), listed('y', { version: '1.0.0' })],
  'need.cycle': x({ dependencies: ['x'] }),
  'need.quarantined': [...x({ dependencies: ['y'] }), listed('y', { api: 2 })],
  loader: x({ pages: [{ ...page, load: {} }] }),
  'settings.invalid': x({ settings: {} }),
}

describe('a plugin that is at fault', () => {
  it.each(Object.entries(faulty))('is told %s alone, in words, with what to do', (code, candidates) => {
    const problems = compose(candidates).problems.filter(({ plugin }) => plugin === 'x')
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([code]))
    for (const problem of problems) {
      const { text, advice } = explain(problem)
      expect(text).toMatch(/^\S.*\.$/)
      expect(text).not.toMatch(/undefined|\[object/)
      expect(advice).toMatch(/^\S.*[.?]$/)
    }
    expect(compose(candidates).plugins.map(({ id }) => id)).not.toContain('x')
  })

  it('is told plugin.load when its manifest does not come', async () => {
    const { problems } = await loadPlugins({ x: () => Promise.reject(new Error('gone')) })
    expect(problems.map(({ code }) => code)).toEqual(['plugin.load'])
  })
})

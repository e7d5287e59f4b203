import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '#src/providers/store.ts'
import { storedLocale } from '#src/providers/locale.ts'

let site = '2'
let userId = 'u1'
const open = () => createStore({ site: () => site, userId: () => userId })

beforeEach(() => {
  localStorage.clear()
  site = '2'
  userId = 'u1'
})
afterEach(() => vi.restoreAllMocks())

describe('what people set up', () => {
  it('is there after a reload', () => {
    open().setItem('brandDB/brand.columns', ['name'])
    expect(open().getItem('brandDB/brand.columns')).toEqual(['name'])
    expect(open().getItem('never.set', 'default')).toBe('default')
  })

  it('is kept per person', () => {
    open().setItem('brandDB/brand.columns', ['name'])
    userId = 'u2'
    expect(open().getItem('brandDB/brand.columns')).toBeUndefined()
  })

  it('in lists is kept per site, columns are not', () => {
    open().setItem('RM/issue.listParams', { page: 3 })
    open().setItem('RM/issue.columns', ['name'])
    site = '9'
    expect(open().getItem('RM/issue.listParams')).toBeUndefined()
    expect(open().getItem('RM/issue.columns')).toEqual(['name'])
    site = '2'
    expect(open().getItem('RM/issue.listParams')).toEqual({ page: 3 })
  })

  it('survives sign-out, except what lists remember', () => {
    const store = open()
    store.setItem('theme', 'dark')
    store.setItem('density', 'compact')
    store.setItem('locale', 'en_US')
    store.setItem('RM/issue.columns', ['name'])
    store.setItem('RM/issue.listParams', { filter: { q: 'secret' } })
    store.reset()
    expect(store.getItem('theme')).toBe('dark')
    expect(store.getItem('density')).toBe('compact')
    expect(store.getItem('locale')).toBe('en_US')
    expect(store.getItem('RM/issue.columns')).toEqual(['name'])
    expect(store.getItem('RM/issue.listParams')).toBeUndefined()
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  })

  it('shares the language with the sign-in page, and theme and density between people', () => {
    open().setItem('locale', 'zh_TW')
    open().setItem('density', 'compact')
    userId = 'u2'
    expect(storedLocale()).toBe('zh_TW')
    expect(open().getItem('locale')).toBe('zh_TW')
    expect(open().getItem('density')).toBe('compact')
  })

  it('is the default where the storage holds nonsense', () => {
    open().setItem('x', 1)
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{')
    expect(open().getItem('x', 'default')).toBe('default')
  })

  it('holds for this page when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = open()
    store.setItem('x', 1)
    expect(store.getItem('x')).toBe(1)
    store.removeItem('x')
    expect(store.getItem('x')).toBeUndefined()
  })
})

describe('whoever watches', () => {
  it('hears of changes and removals of its own key', () => {
    const store = open()
    const seen = vi.fn<(value: unknown) => void>()
    const stop = store.subscribe('a.b', seen)
    store.setItem('a.b', 1)
    store.setItem('a.c', 2)
    store.removeItems('a.')
    stop()
    store.setItem('a.b', 3)
    expect(seen.mock.calls).toEqual([[1], [undefined]])
  })

  it('of a list hears what it remembers for the new site', () => {
    const store = open()
    site = '9'
    store.setItem('RM/issue.listParams', { page: 9 })
    site = '2'
    const list = vi.fn<(value: unknown) => void>()
    const columns = vi.fn<(value: unknown) => void>()
    store.subscribe('RM/issue.listParams', list)
    store.subscribe('RM/issue.columns', columns)
    site = '9'
    store.siteChanged()
    expect(list.mock.calls).toEqual([[{ page: 9 }]])
    expect(columns).not.toHaveBeenCalled()
  })
})

import { describe, expect, it } from 'vitest'
import { menuFilter } from '#src/layout/menuFilter.ts'
import { leavesOf, menuMatch } from '#src/layout/menuMatch.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { demoMenu } from './inShell.tsx'

describe('the menu entry of an address', () => {
  it.each([
    ['its own address', '/brandDB/brand', ['bd', 'bd1']],
    ['a slash at the end and a query', '/brandDB/brand/?page=2', ['bd', 'bd1']],
    ['a record of its list', '/brandDB/brand/b%2F1/show', ['bd', 'bd1']],
    ['an entry three levels deep', '/RM/tourIssue/issueList', ['rm', 'rm1', 'rm11']],
    ['the group, where no entry is nearer', '/RM/tourIssue/other', ['rm', 'rm1']],
    ['the area, where no group is nearer', '/brandDB/store', ['bd']],
    ['whole segments only', '/brandDB/brandAudit', ['bd']],
    ['nothing of the menu', '/System/user', []],
    ['the root', '/', []],
  ])('is found by %s', (_, path, way) => {
    expect(menuMatch(demoMenu, path).map(({ id }) => id)).toEqual(way)
  })

  it('is the deeper one where a group has the address of its entry', () => {
    const [group] = demoMenu
    const twice = group ? [{ ...group, uri: '/RM/tourIssue/issueList' }] : []
    expect(menuMatch(twice, '/RM/tourIssue/issueList').at(-1)?.id).toBe('rm11')
  })
})

describe('a menu narrowed by typing', () => {
  const found = (typed: string) => leavesOf(menuFilter(demoMenu, typed)).map(({ id }) => id)

  it.each([
    ['one language', 'compan', ['bd2']],
    ['another language', '公司', ['bd2']],
    ['Traditional characters', '聯絡', ['bd3']],
    ['capitals or not', 'ISSUE LIST', ['rm11']],
    ['a group, with all it holds', 'brand database', ['bd1', 'bd2', 'bd3']],
    ['a group and its entry together', 'retail statistics', ['rm12']],
  ])('finds by %s', (_, typed, ids) => expect(found(typed)).toEqual(ids))

  it('is empty for what no entry is called, and whole for blanks', () => {
    expect(found('payroll')).toEqual([])
    expect(found('  ')).toHaveLength(6)
  })
})

describe('the name of a record', () => {
  const site = { name: '广州', name_sc: '广州店', name_tc: '廣州店', name_en: 'Guangzhou' }

  it('is the one in the current language', () => {
    expect(localName(site, 'zh_CN')).toBe('广州店')
    expect(localName(site, 'zh_TW')).toBe('廣州店')
    expect(localName(site, 'en_US')).toBe('Guangzhou')
  })

  it('falls back to the plain name, then to any other', () => {
    expect(localName({ name: '广州', name_en: '' }, 'en_US')).toBe('广州')
    expect(localName({ name: '', name_tc: '廣州店' }, 'en_US')).toBe('廣州店')
    expect(localName({}, 'en_US')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { signedIn, type Rule } from '#contract/access.ts'
import { admitsMore } from '#contract/admitsMore.ts'

const view: Rule = 'rm.tour.view'
const edit: Rule = 'rm.tour.edit'
const hongKong: Rule = { region: 'HK' }

describe('a rule admits somebody whom another one refuses', () => {
  it.each<[string, Rule, Rule, boolean]>([
    ['nobody, when it is the same', view, view, false],
    ['those with another permission', edit, view, true],
    ['those who are only signed in', signedIn, view, true],
    ['nobody, when the other admits everybody', view, signedIn, false],
    ['nobody, when it asks for more', { all: [view, edit] }, view, false],
    ['those of its other branch', { any: [view, edit] }, view, true],
    ['nobody, when the other has a further branch', view, { any: [view, edit] }, false],
    ['those without a permission', { not: view }, view, true],
    ['nobody, whom both turn away', { not: { any: [view, edit] } }, { not: view }, false],
    ['people of another department', { department: ['9', '11'] }, { department: ['9'] }, true],
    ['nobody of a department of several', { department: ['9'] }, { department: ['9', '11'] }, false],
    ['people at another site', { site: ['2', '9'] }, { site: ['9'] }, true],
    ['nobody at one of several sites', { site: ['9'] }, { site: ['2', '9'] }, false],
    ['nobody at two sites at once', { all: [{ site: ['2'] }, { site: ['9'] }] }, view, false],
    ['people of another region', view, { all: [view, hongKong] }, true],
    ['nobody, when it says the region too', { all: [view, hongKong] }, { all: [hongKong, view] }, false],
    ['managers without the role', { manager: true }, { role: 'management' }, true],
    ['nobody: the role makes a manager', { role: 'management' }, { manager: true }, false],
    ['nobody it knows of, when it depends on the record', view, { all: [view, { self: 'owner' }] }, false],
    ['those without the permission, whoever the record names', { self: 'owner' }, view, true],
  ])('%s', (_, rule, other, expected) => {
    expect(admitsMore(rule, other)).toBe(expected)
  })

  it('says no where there are too many to try', () => {
    const many: Rule = { department: Array.from({ length: 40 }, (_, i) => `D${i}`) }
    expect(admitsMore(many, view)).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { filterMessages } from '#src/resources/System/i18n/filterMessages.ts'
import { textChanges } from '#src/resources/System/i18n/textChanges.ts'
import { isOfResource } from '#src/resources/System/i18n/useTextPlaces.ts'
import type { MessageRow } from '#src/resources/System/i18n/useMessages.ts'

const rows: MessageRow[] = [
  {
    key: 'PS.title',
    owner: 'PS',
    original: { zh_CN: '销售', zh_TW: '銷售', en_US: 'Sales' },
    own: { en_US: 'Turnover' },
  },
  {
    key: 'RM.count',
    owner: 'RM',
    original: { zh_CN: '%{count} 条', zh_TW: '', en_US: '%{count} issues' },
    own: {},
  },
]
const read = (key: string, texts: Record<string, string>, exported: Record<string, string> = {}, row = 2) => [
  { row, key, texts, exported },
]

it('a file changes what differs from what people read now, and an empty cell changes nothing', () => {
  expect(textChanges(rows, read('PS.title', { zh_CN: '销售', zh_TW: '', en_US: 'Takings' }))).toEqual({
    changes: [
      {
        key: 'PS.title',
        locale: 'en_US',
        shown: 'Turnover',
        given: 'Takings',
        own: 'Turnover',
        text: 'Takings',
        isContested: false,
      },
    ],
    wrong: [],
  })
})

it('a file does not undo what somebody else has written since it was exported', () => {
  expect(textChanges(rows, read('PS.title', { en_US: 'Sales' }, { en_US: 'Sales' })).changes).toEqual([])
})

it('a text that both the file and somebody else have changed is contested', () => {
  const { changes } = textChanges(rows, read('PS.title', { en_US: 'Takings' }, { en_US: 'Sales' }))
  expect(changes).toMatchObject([{ shown: 'Turnover', given: 'Takings', isContested: true }])
  const same = textChanges(rows, read('PS.title', { en_US: 'Turnover' }, { en_US: 'Sales' }))
  expect(same.changes).toEqual([])
})

it('the text of the code takes the text of the operator back', () => {
  const { changes } = textChanges(rows, read('PS.title', { en_US: 'Sales' }, { en_US: 'Turnover' }))
  expect(changes).toMatchObject([{ text: '', isContested: false }])
})

it('rows with an unknown key or a wrong placeholder are named', () => {
  expect(textChanges(rows, read('RM.count', { en_US: '%{number} issues' }, {}, 7)).wrong).toEqual([7])
  expect(textChanges(rows, read('RM.gone', { en_US: 'Gone' }, {}, 9)).wrong).toEqual([9])
})

it('texts are found by words in key and text, area, missing language, and whether the operator has one', () => {
  const keys = (filter: Partial<Parameters<typeof filterMessages>[1]>) =>
    filterMessages(rows, { sought: '', owner: '', show: 'all', ...filter }).map(({ key }) => key)
  expect(keys({ sought: 'turnover ps' })).toEqual(['PS.title'])
  expect(keys({ sought: 'Sales 销售' })).toEqual([])
  expect(keys({ owner: 'RM' })).toEqual(['RM.count'])
  expect(keys({ show: 'missing' })).toEqual(['RM.count'])
  expect(keys({ show: 'own' })).toEqual(['PS.title'])
})

it('texts belong to a resource by their keys: its own words, and those of its screens', () => {
  expect(isOfResource('resources.PS/salesCategory.fields.name', 'PS/salesCategory')).toBe(true)
  expect(isOfResource('PS.salesCategory.group.place', 'PS/salesCategory')).toBe(true)
  expect(isOfResource('resources.PS/salesCategory2.name', 'PS/salesCategory')).toBe(false)
  expect(isOfResource('PS.title', 'PS/salesCategory')).toBe(false)
})

import { expect, it } from 'vitest'
import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'

const brand = { name: '江巷小吃铺', name_en: 'Jiangxiang Snacks', name_tc: '江巷小吃舖' }

it.each([
  ['is that of its brand in the language of the reader', '江巷小吃铺', 'en_US', 'Jiangxiang Snacks'],
  ['is that of its brand if it has none', null, 'zh_TW', '江巷小吃舖'],
  ['is its own if it is not one of the brand', 'Snacks by the River', 'zh_CN', 'Snacks by the River'],
])('the name of a tenant %s', (_, trade_name, locale, name) => {
  expect(tenantName({ trade_name, brand }, locale)).toBe(name)
})

it('a vacant unit has no name of a tenant', () => {
  expect(tenantName({ trade_name: null, brand: null }, 'en_US')).toBe('')
})

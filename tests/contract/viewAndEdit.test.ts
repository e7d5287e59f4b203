import { expect, it } from 'vitest'
import { viewAndEdit } from '#contract/resource.ts'

it('an area’s two codes are named after it in three languages', () => {
  const codes = viewAndEdit('parking', { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' })
  expect(codes).toEqual({
    'parking.view': { zh_CN: '停车·查看', zh_TW: '泊車·檢視', en_US: 'Parking: view' },
    'parking.edit': { zh_CN: '停车·编辑', zh_TW: '泊車·編輯', en_US: 'Parking: edit' },
  })
  // @ts-expect-error there is no such code
  expect(codes['parking.view_all']).toBeUndefined()
})

import { text, words } from 'atrium/words'
import { lostItem, storeLost } from './contract.ts'

export const lostItemWords = words(lostItem, {
  name: text('失物', '失物', 'Found thing |||| Found things'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    site: text('站点', '站點', 'Site'),
    floor_id: text('拾获楼层', '拾獲樓層', 'Floor'),
    found_on: text('拾获日期', '拾獲日期', 'Found on'),
    status: text('状态', '狀態', 'Status'),
    note: text('备注', '備註', 'Note'),
  },
  choices: {
    status: {
      kept: text('保管中', '保管中', 'Kept'),
      returned: text('已领回', '已領回', 'Returned'),
      handed_over: text('已移交警方', '已移交警方', 'Handed to the police'),
    },
  },
})

export const storeLostWords = words(storeLost, {
  fields: { lost_things: text('楼层失物', '樓層失物', 'Lost things') },
})

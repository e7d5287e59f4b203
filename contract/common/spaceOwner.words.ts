import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { spaceOwner } from './spaceOwner.ts'

/** The words for whose the stores are. */
export const spaceOwnerWords = words(spaceOwner, {
  name: text('负责铺位', '負責舖位', 'Store assignment |||| Store assignments'),
  fields: {
    site: text('站点', '站點', 'Site'),
    user_id: text('人员', '職員', 'Person'),
    name: text('姓名', '姓名', 'Name'),
    name_en: text('英文姓名', '英文姓名', 'English name'),
    permits: text('可办理', '可辦理', 'Allowed work'),
    all_stores: text('全部铺位', '全部舖位', 'Every store'),
    store_ids: text('铺位', '舖位', 'Stores'),
    store_count: text('铺位数', '舖位數', 'Stores'),
    valid_from: text('自', '由', 'From'),
    valid_to: text('至', '至', 'Until'),
  },
  choices: {
    permits: {
      tour: text('巡场', '巡場', 'Tours'),
      scoring: text('评分', '評分', 'Scoring'),
      sales: text('销售', '銷售', 'Sales'),
      lease: text('租约', '租約', 'Leases'),
      contact: text('联系人', '聯絡人', 'Contacts'),
    },
  },
  help: {
    permits: text('还需具备相应权限', '還需具備相應權限', 'The person also needs the permissions of a role'),
    all_stores: text(
      '包括以后新增的铺位',
      '包括日後新增的舖位',
      'Also those that are added to the site later',
    ),
    valid_from: text('留空即不限', '留空即不限', 'Empty: without a first day'),
    valid_to: text('最后一天；留空即不限', '最後一天；留空即不限', 'The last day. Empty: without an end'),
  },
  screen: {
    group: {
      who: text('人员与用途', '職員與用途', 'Who, and for what'),
      stores: text('铺位', '舖位', 'Stores'),
      term: text('有效期', '有效期', 'Period'),
    },
    of_person: text('负责的铺位', '負責的舖位', 'Assigned stores'),
    none: text('尚无负责的铺位', '尚未有負責的舖位', 'No stores are assigned yet'),
    add: text('添加负责铺位', '新增負責舖位', 'Assign stores'),
    every: text('全部铺位', '全部舖位', 'Every store'),
    count: text(
      '%{smart_count} 个铺位',
      '%{smart_count} 個舖位',
      '%{smart_count} store |||| %{smart_count} stores',
    ),
  },
})

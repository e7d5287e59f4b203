import { tenantShipWords } from '#contract/leasing/tenantShip.words.ts'
import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brand } from './brand.ts'

/** The words for brands. */
export const brandWords = words(brand, {
  name: text('品牌', '品牌', 'Brand |||| Brands'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    code: text('品牌编号', '品牌編號', 'Code'),
    aliases: text('别名', '別名', 'Aliases'),
    initials: text('拼音首字母', '拼音首字母', 'Pinyin initials'),
    category_id: text('类别', '類別', 'Category'),
    level1_id: text('一级业态', '一級行業', 'Trade'),
    level2_id: text('二级业态', '二級行業', 'Sub-trade'),
    tag_ids: text('标签', '標籤', 'Tags'),
    origin_country: text('发源地', '發源地', 'Origin'),
    founded_year: text('创立年份', '創立年份', 'Founded'),
    price_band: text('价格带', '價位', 'Price band'),
    target_group: text('目标客群', '目標顧客', 'Target group'),
    website: text('官网', '官方網站', 'Website'),
    logo: text('标志', '標誌', 'Logo'),
    photos: text('照片', '相片', 'Photos'),
    description: text('简体简介', '簡體簡介', 'Description (Simplified Chinese)'),
    description_en: text('英文简介', '英文簡介', 'Description (English)'),
    description_tc: text('繁体简介', '繁體簡介', 'Description (Traditional Chinese)'),
    status: text('状态', '狀態', 'Status'),
    is_first_store: text('首店', '首店', 'First store'),
    store_count: text('在营铺位', '營業中舖位', 'Stores'),
    site_ids: text('在场站点', '進駐商場', 'Present at'),
    audit_status: text('审批状态', '審批狀態', 'Approval'),
    is_favourite: text('收藏', '收藏', 'Favourite'),
    present_site: text('在场站点', '進駐商場', 'Present at'),
    company_id: text('相关公司', '相關公司', 'Company'),
  },
  columns: { name: text('品牌', '品牌', 'Brand') },
  otherFields: {
    companies: text('相关公司', '相關公司', 'Companies'),
    look_alikes: text('相似记录', '相似記錄', 'Similar records'),
  },
  choices: {
    price_band: {
      1: text('¥（1，最低）', '¥（1，最低）', '¥ 1 of 5'),
      2: text('¥¥（2）', '¥¥（2）', '¥¥ 2 of 5'),
      3: text('¥¥¥（3）', '¥¥¥（3）', '¥¥¥ 3 of 5'),
      4: text('¥¥¥¥（4）', '¥¥¥¥（4）', '¥¥¥¥ 4 of 5'),
      5: text('¥¥¥¥¥（5，最高）', '¥¥¥¥¥（5，最高）', '¥¥¥¥¥ 5 of 5'),
    },
    status: {
      prospect: text('意向', '洽談中', 'Prospect'),
      active: text('在营', '營業中', 'Active'),
      inactive: text('停用', '停用', 'Inactive'),
      blacklisted: text('黑名单', '黑名單', 'Blacklisted'),
    },
    audit_status: {
      none: text('无', '無', 'None'),
      audit_inprogress: text('审批中', '審批中', 'In approval'),
    },
  },
  help: {
    code: text(
      '留空则自动编号，保存后不可修改',
      '留空則自動編號，儲存後不可更改',
      'Leave empty to have one assigned; it cannot be changed later',
    ),
    aliases: text(
      '其他叫法，搜索时也能找到',
      '其他叫法，搜尋時也能找到',
      'Other names that people search for',
    ),
    origin_country: text(
      '品牌来自的国家或地区，可按名称或代码查找',
      '品牌來自的國家或地區，可按名稱或代碼尋找',
      'Where the brand comes from; found by name or by code',
    ),
    founded_year: text('不晚于今年，如 1998', '不遲於今年，如 1998', 'Not in the future, such as 1998'),
    logo: text(
      '图片，最好为方形；没有时以首字代替',
      '圖片，以正方形為佳；沒有時以首字代替',
      'A picture, ideally square; without one, the first letter of the name is shown',
    ),
    photos: text(
      '门头、店内或商品照片，靠前的先显示',
      '舖面、店內或商品相片，排前的先顯示',
      'Shop fronts, interiors, products; the first ones are shown first',
    ),
    price_band: text('1 最低，5 最高', '1 最低，5 最高', '1 is the lowest, 5 the highest'),
    website: text(
      '以 http:// 或 https:// 开头',
      '以 http:// 或 https:// 開頭',
      'Starts with http:// or https://',
    ),
    is_first_store: text(
      '在所在城市或区域的首家门店',
      '在所在城市或地區的首間分店',
      'Its first store in the city or region',
    ),
  },
  screen: {
    group: {
      names: text('名称', '名稱', 'Names'),
      trade: text('业态', '行業', 'Trade'),
      profile: text('概况', '概況', 'Profile'),
      photos: text('标志与照片', '標誌及相片', 'Logo and photos'),
      description: text('简介', '簡介', 'Description'),
      places: text('各站点铺位', '各商場舖位', 'Stores by site'),
      requests: text('修改申请', '更改申請', 'Requested changes'),
    },
    view: {
      favourites: text('我的收藏', '我的收藏', 'Favourites'),
      trading: text('在场', '已進駐', 'In the malls'),
      prospects: text('意向', '洽談中', 'Prospects'),
      in_approval: text('审批中', '審批中', 'In approval'),
    },
    favourite_of: text('收藏 %{name}', '收藏 %{name}', 'Favourite: %{name}'),
    mark: text('加入收藏', '加入收藏', 'Add to favourites'),
    unmark: text('取消收藏', '取消收藏', 'Remove from favourites'),
    price_band: text(
      '价格带 %{band}（最高 %{most}）',
      '價位 %{band}（最高 %{most}）',
      'Price band %{band} of %{most}',
    ),
    stores: text(
      '%{smart_count} 家门店',
      '%{smart_count} 間舖位',
      '%{smart_count} store |||| %{smart_count} stores',
    ),
    other_sites: text(
      '其他 %{smart_count} 个站点',
      '其他 %{smart_count} 個商場',
      '%{smart_count} other site |||| %{smart_count} other sites',
    ),
    in_use: text(
      '仍有 %{smart_count} 家门店在营，请先结束租约',
      '尚有 %{smart_count} 間舖位營業，請先結束租約',
      'It trades in %{smart_count} store: end the tenancy first |||| It trades in %{smart_count} stores: end the tenancies first',
    ),
    propose: text('申请修改', '申請更改', 'Propose a change'),
    waits: text(
      '有修改正在审批，请先处理或撤回',
      '有更改正待審批，請先處理或撤回',
      'A change is waiting for approval: decide on it or withdraw it first',
    ),
    visit: text('在新标签页打开网址', '在新分頁開啟網址', 'Try the address in a new tab'),
    past: text(
      '%{smart_count} 份历史租约',
      '%{smart_count} 份過往租約',
      '%{smart_count} past tenancy |||| %{smart_count} past tenancies',
    ),
    latest_of: text(
      '前 %{shown} 条，共 %{total} 条',
      '首 %{shown} 項，共 %{total} 項',
      'The first %{shown} of %{total}',
    ),
    period: text('%{from} 至 %{to}', '%{from} 至 %{to}', '%{from} – %{to}'),
    tenancy: tenantShipWords.choices.status,
    bulk: {
      add: text('添加标签', '加入標籤', 'Add tags'),
      remove: text('移除标签', '移除標籤', 'Remove tags'),
      status: text('更改状态', '更改狀態', 'Change status'),
      add_title: text(
        '为 %{smart_count} 个品牌添加标签',
        '為 %{smart_count} 個品牌加入標籤',
        'Add tags to %{smart_count} brand |||| Add tags to %{smart_count} brands',
      ),
      remove_title: text(
        '移除 %{smart_count} 个品牌的标签',
        '移除 %{smart_count} 個品牌的標籤',
        'Remove tags from %{smart_count} brand |||| Remove tags from %{smart_count} brands',
      ),
      status_title: text(
        '更改 %{smart_count} 个品牌的状态',
        '更改 %{smart_count} 個品牌的狀態',
        'Change the status of %{smart_count} brand |||| Change the status of %{smart_count} brands',
      ),
      tags: text('标签', '標籤', 'Tags'),
      becomes_requests: text(
        '您的修改需要审批：每个品牌会各生成一份申请。',
        '你的更改須經審批：每個品牌會各有一份申請。',
        'Your changes need approval: each brand gets a request of its own.',
      ),
      told: {
        changed: text(
          '已修改 %{smart_count} 个品牌',
          '已更改 %{smart_count} 個品牌',
          '%{smart_count} brand changed |||| %{smart_count} brands changed',
        ),
        asked: text(
          '已提交 %{smart_count} 份申请',
          '已遞交 %{smart_count} 份申請',
          '%{smart_count} request sent for approval |||| %{smart_count} requests sent for approval',
        ),
        waiting: text(
          '%{smart_count} 个品牌正在审批，未作修改',
          '%{smart_count} 個品牌正在審批，未有更改',
          '%{smart_count} brand is waiting for approval and stays unchanged |||| %{smart_count} brands are waiting for approval and stay unchanged',
        ),
      },
    },
  },
})

import { text, type Texts } from '#contract/localText.ts'
import { scanTexts } from '#contract/RM/scan.words.ts'
import { storeWords } from '#contract/brandDB/store.words.ts'

/** The texts of the page of a shop. */
export const shopTexts: Texts = {
  title: text('店铺', '店舖', 'Shop'),
  tabs: text('店铺内容', '店舖內容', 'About the shop'),
  overview: text('概览', '概覽', 'Overview'),
  vacant: text('空置铺位', '空置舖位', 'Vacant unit'),
  elsewhere: text(
    '这家店铺属于另一个站点。请先切换到该站点。',
    '此店舖屬於另一個站點，請先切換至該站點。',
    'This shop is at another site. Switch to that site first.',
  ),
  switcher: { label: text('切换店铺', '切換店舖', 'Switch to another shop') },
  code: scanTexts,
  day: { label: text('评分日', '評分日', 'Scoring day'), latest: text('最近一次', '最近一次', 'Latest') },
  record: text('铺位资料', '舖位資料', 'Unit record'),
  group: {
    unit: text('铺位', '舖位', 'Unit'),
    tenant: text('租户', '租戶', 'Tenant'),
  },
  fact: {
    store_no: text('铺位号', '舖位編號', 'Unit'),
    floor: text('楼层', '樓層', 'Floor'),
    area: text('面积', '面積', 'Area'),
    store_type: text('铺位类型', '舖位類型', 'Type'),
    category: text('类别', '類別', 'Category'),
    status: text('状态', '狀態', 'Status'),
    brand: text('品牌', '品牌', 'Brand'),
    trade_name: text('店招名称', '店名', 'Trading name'),
    company: text('公司', '公司', 'Company'),
    since: text('进驻日期', '進駐日期', 'Tenant since'),
    until: text('租期至', '租期至', 'Tenancy ends'),
    lease_end: text('租约到期', '租約到期', 'Lease ends'),
  },
  status: storeWords.choices?.['status'] ?? {},
  store_type: storeWords.choices?.['store_type'] ?? {},
  history: {
    label: text('历史铺位', '歷史舖位', 'Former unit'),
    split: text(
      '该铺位已拆分，以下为历史资料。拆分为：',
      '此舖位已分拆，以下為歷史資料。已分拆為：',
      'This unit was split; what you see is its history. It became',
    ),
    merge: text(
      '该铺位已合并，以下为历史资料。并入：',
      '此舖位已合併，以下為歷史資料。已併入：',
      'This unit was merged; what you see is its history. It became part of',
    ),
  },
}

import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tenantShip } from './tenantShip.ts'

export const tenantShipWords = words(tenantShip, {
  name: text('租户关系', '租戶關係', 'Tenancy |||| Tenancies'),
  fields: {
    site: text('站点', '站點', 'Site'),
    store_id: text('铺位', '舖位', 'Store'),
    brand_id: text('品牌', '品牌', 'Brand'),
    company_id: text('公司', '公司', 'Company'),
    trade_name: text('店招名称', '店名', 'Trading name'),
    name: text('租户', '租戶', 'Tenant'),
    name_en: text('租户（英文）', '租戶（英文）', 'Tenant in English'),
    name_tc: text('租户（繁体）', '租戶（繁體）', 'Tenant in Traditional Chinese'),
    lease_ship_id: text('租约', '租約', 'Lease'),
    start_date: text('起租日', '起租日', 'Start'),
    open_date: text('开业日', '開業日', 'Opening'),
    end_date: text('到期日', '到期日', 'End'),
    actual_exit_date: text('实际退场日', '實際遷出日', 'Last day'),
    status: text('状态', '狀態', 'Status'),
    is_current: text('当前在租', '現有租戶', 'Current'),
    share_ratio: text('面积占比', '面積佔比', 'Share of the store'),
    sales_category_id: text('默认销售类别', '預設銷售類別', 'Usual sales category'),
    is_comparable_excluded: text('不计入可比口径', '不列入可比租戶', 'Not comparable'),
    pos_code: text('POS 编号', 'POS 編號', 'POS number'),
    active_on: text('在租日期', '在租日期', 'In the store on'),
    floor_id: text('楼层', '樓層', 'Floor'),
  },
  choices: {
    status: {
      signed: text('已签约', '已簽約', 'Signed'),
      fitting_out: text('装修中', '裝修中', 'Fitting out'),
      trading: text('营业中', '營業中', 'Trading'),
      notice: text('已通知退场', '已通知遷出', 'Notice given'),
      exited: text('已退场', '已遷出', 'Left'),
    },
  },
  steps: {
    fit_out: {
      label: text('交铺装修', '交舖裝修', 'Hand over'),
      question: text('将铺位交付租户装修？', '將舖位交予租戶裝修？', 'Hand the store over for fit-out?'),
      done: text('已交铺', '已交舖', 'Handed over'),
    },
    open: {
      label: text('开业', '開業', 'Open'),
      question: text('租户何时开业？', '租戶何時開業？', 'When does the tenant open?'),
      done: text('已开业', '已開業', 'Opened'),
    },
    give_notice: {
      label: text('登记退场通知', '登記遷出通知', 'Record notice'),
      question: text('租户已通知退场？', '租戶已通知遷出？', 'Has the tenant given notice?'),
      done: text('已登记退场通知', '已登記遷出通知', 'Notice recorded'),
    },
    exit: {
      label: text('退场', '遷出', 'Move out'),
      question: text('租户何时退场？', '租戶何時遷出？', 'When did the tenant leave?'),
      done: text('已退场', '已遷出', 'Left'),
      fields: { actual_exit_date: text('最后一天', '最後一天', 'Last day') },
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
  },
  screen: {
    views: {
      current: text('当前在租', '現有租戶', 'Current'),
      coming: text('即将进场', '即將遷入', 'Coming'),
      leaving: text('即将退场', '即將遷出', 'Leaving'),
    },
    group: {
      tenant: text('租户', '租戶', 'Tenant'),
      period: text('租期', '租期', 'Period'),
      sales: text('销售', '銷售', 'Sales'),
      timeline: text('铺位租用历史', '舖位租用歷史', 'Tenancies of the store'),
      rents: text('租金', '租金', 'Rents'),
    },
    no_rents: text('尚无租金记录', '尚無租金記錄', 'No rents yet'),
    none: text('尚无租户', '尚無租戶', 'No tenant yet'),
    add: text('新增租户关系', '新增租戶關係', 'Add a tenancy'),
  },
})

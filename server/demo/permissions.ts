import { permissions as codes } from '#contract/permission.ts'

import { commonColumns } from './commonColumns.ts'
import { threeNames } from './threeNames.ts'

const areas: Record<string, string> = {
  system: '系统管理|系統管理|System',
  site: '站点|站點|Sites',
  dashboard: '工作台|工作台|Dashboard',
  rm: '零售管理|零售管理|Retail management',
  rmhk: '香港零售管理|香港零售管理|HK retail management',
  scoring: '店铺评分|店舖評分|Shop scoring',
  scoringhk: '香港店铺评分|香港店舖評分|HK shop scoring',
  shop: '店铺详情|店舖詳情|Shop detail',
  branddb: '品牌库|品牌庫|Brand database',
  leasing: '租赁管理|租賃管理|Leasing',
  perf: '业绩与销售|業績與銷售|Performance & sales',
  report: '报表|報表|Reports',
  flag: '预警|預警|Flagging',
  dp: 'D·Park 工作区|D·Park 工作區|D-Park workspace',
  iframe: '外部页面|外部頁面|External pages',
}

const objects: Record<string, string> = {
  user: '用户|用戶|Users',
  role: '角色|角色|Roles',
  permission: '权限|權限|Permissions',
  menu: '菜单|菜單|Menus',
  i18n: '多语言|多語言|Languages',
  param: '参数|參數|Parameters',
  site: '站点|站點|Sites',
  department: '部门|部門|Departments',
  auditlog: '审计日志|審計日誌|Audit log',
  tour_issue: '巡场问题|巡場問題|Tour issues',
  tour: '巡场计划|巡場計劃|Tour plans',
  tour_result: '巡场结果|巡場結果|Tour results',
  myscust: '神秘顾客结果|神秘顧客結果|Mystery customer results',
  myscust_problem: '神秘顾客问题|神秘顧客問題|Mystery customer follow-up',
  item: '评分项目|評分項目|Scoring items',
  tag: '评分标签|評分標籤|Score tags',
  brand: '品牌|品牌|Brands',
  audit: '品牌审批|品牌審批|Brand approvals',
  company: '公司|公司|Companies',
  contact: '联系人|聯絡人|Contacts',
  store: '铺位与楼层|舖位與樓層|Stores and floors',
  dict: '基础字典|基礎字典|Dictionaries',
  ranking: '品牌排行|品牌排行|Brand ranking',
  ship: '租户关系|租戶關係|Tenancies',
  lease: '租约|租約|Leases',
  rent: '租金|租金|Rents',
  sale: '租户销售|租戶銷售|Tenant sales',
  sale_category: '销售类别|銷售類別|Sales categories',
  tenant_sale: '租户销售|租戶銷售|Tenant sales',
  rule: '预警规则|預警規則|Flag rules',
}

const actions: Record<string, string> = {
  view: '查看|檢視|view',
  view_all: '查看全部|檢視全部|view all',
  view_private: '查看私人资料|檢視私人資料|view private data',
  create: '新建|新增|create',
  edit: '编辑|編輯|edit',
  edit_direct: '免审批编辑|免審批編輯|edit without approval',
  delete: '删除|刪除|delete',
  change_role: '更改角色|更改角色|change roles',
  import: '导入|匯入|import',
  export: '导出|匯出|export',
  all: '全部站点|全部站點|all sites',
  group: '集团总览|集團總覽|group overview',
  assign: '分派|分派|assign',
  fix: '整改|整改|fix',
  verify: '复核|覆核|verify',
  close: '关闭与作废|關閉與作廢|close and void',
  stat: '统计|統計|statistics',
  regen: '重新生成|重新產生|regenerate',
  reall: '重新分派|重新分派|reallocate',
  appeal_decide: '裁定申诉|裁定申訴|decide appeals',
  confirm: '确认|確認|confirm',
  upload: '批量导入|批量匯入|upload',
  recover: '恢复版本|還原版本|recover a version',
  approve: '审批|審批|approve',
  split_merge: '铺位拆合|舖位拆合|split and merge units',
  recalculate: '重算|重算|recalculate',
  unlock: '锁定与解锁月份|鎖定與解鎖月份|lock and unlock months',
}

/** The permission catalogue: one row a code, named in three languages from its area, object and action. */
export const permissions = (createdAt: number) =>
  codes.map((code) => {
    const [area = '', ...rest] = code.split('.')
    const action = rest.at(-1) ?? ''
    const object = rest.length > 1 ? (rest[0] ?? '') : ''
    const words = [word(areas, area), ...(object ? [word(objects, object)] : []), word(actions, action)]
    return {
      _id: code,
      code,
      area,
      object,
      action,
      name: words.map((part) => part.name).join('·'),
      name_tc: words.map((part) => part.name_tc).join('·'),
      name_en: words.map((part) => part.name_en).join(': '),
      ...commonColumns(createdAt),
    }
  })

const word = (words: Record<string, string>, key: string) => {
  const names = words[key]
  if (names === undefined) throw new Error(`no words for "${key}" of the permission catalogue`)
  return threeNames(names)
}

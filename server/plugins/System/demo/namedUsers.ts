import { siteIds } from '#server/demo/sites.ts'

/** An account that the guides, the journeys and the sign-in page refer to. */
export interface NamedUser {
  username: string
  name: string
  name_en: string
  roles: string[]
  department: string[]
  sites: readonly string[]
  locale: 'zh_CN' | 'zh_TW' | 'en_US'
  staff_level: number
}

const all = siteIds

// Username, name, name in English, roles, departments, sites, language, staff level.
type Line = [string, string, string, string, string, readonly string[], NamedUser['locale'], number]

// prettier-ignore
const accounts: Line[] = [
  ['admin', '系统管理员', 'Administrator', 'sys_admin', '28 80', all, 'zh_CN', 5],
  ['super', '总经理', 'General Manager', 'group_manager', '16', all, 'zh_CN', 6],
  ['grace.group@example.com', '方雅思', 'Grace Fang', 'group_manager', '16 73', all, 'en_US', 6],
  ['gz.manager', '陈志远', 'Zhiyuan Chen', 'rm_manager', '16', ['2'], 'zh_CN', 4],
  ['gz.officer', '林晓彤', 'Xiaotong Lin', 'rm_officer', '16 191', ['2'], 'zh_CN', 2],
  ['wh.manager', '胡国斌', 'Guobin Hu', 'rm_manager perf_analyst', '16', ['5', '6'], 'zh_CN', 4],
  ['hk.manager', '黃詠琳', 'Wendy Wong', 'rmhk_manager', '22', ['9', '10'], 'zh_TW', 4],
  ['hk.officer', '鄭家朗', 'Carson Cheng', 'rmhk_officer', '22 191', ['10'], 'zh_TW', 2],
  ['brand.editor', '苏文清', 'Wenqing Su', 'brand_editor', '17', ['2', '8'], 'zh_CN', 2],
  ['brand.approver', '罗安娜', 'Anna Luo', 'brand_approver', '17 62', all, 'en_US', 4],
  ['leasing.sh', '沈嘉伟', 'Jiawei Shen', 'leasing_officer', '5', ['8'], 'zh_CN', 3],
  ['leasing.head', '邓柏文', 'Patrick Deng', 'leasing_manager', '5 75', ['2', '8', '9'], 'en_US', 5],
  ['finance.analyst', '许静雯', 'Jingwen Xu', 'perf_analyst', '66', all, 'zh_CN', 3],
  ['perf.boss', '梁启峰', 'Qifeng Liang', 'perf_manager', '66 11', all, 'zh_CN', 5],
  ['dpark.team', '李樂瑤', 'Lok Yiu Lee', 'dp_team', '16', ['9'], 'zh_TW', 3],
  ['nomenu', '何新', 'Xin He', 'no_menu', '13', ['2'], 'en_US', 1],
  ['auditor', '顾明', 'Ming Gu', 'auditor', '66', all, 'zh_CN', 4],
  ['agency.one', '神秘顾客机构一', 'Agency One', 'myscust_agency', '', ['2'], 'zh_CN', 1],
  ['left.staff', '钱立', 'Li Qian', 'rm_officer', '16', ['2'], 'zh_CN', 2],
  // Edge cases: two roles of which one grants a single string, and a member of staff without any site.
  ['trainee.brand', '唐可欣', 'Kexin Tang', 'report_reader brand_editor', '17', ['2'], 'zh_CN', 1],
  ['new.joiner', '宋一鸣', 'Yiming Song', 'rm_officer', '16', [], 'zh_CN', 1],
]

/** The account of somebody who has left: sign-in is refused. */
export const leftStaff = 'left.staff'

/** The 19 named accounts and the two edge cases, in the order of their ids (U001 is the administrator). */
export const namedUsers: readonly NamedUser[] = accounts.map(
  ([username, name, name_en, roles, department, sites, locale, staff_level]) => ({
    username,
    name,
    name_en,
    roles: roles.split(' '),
    department: department.split(' ').filter(Boolean),
    sites,
    locale,
    staff_level,
  }),
)

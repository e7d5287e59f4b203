import { commonColumns } from './commonColumns.ts'
import { threeNames } from './threeNames.ts'

// value | text as spelled in the specification | names. The main list is used for people and checks.
const main = [
  ['9', 'Innovative', '创新|創新|Innovative'],
  ['11', 'CRM', '客户关系|客戶關係|Customer relations'],
  ['5', 'Partnership Excellence', '合作伙伴卓越|合作夥伴卓越|Partnership Excellence'],
  ['22', 'SDE', '梦想服务卓越|夢想服務卓越|Service Dream Excellence'],
  [
    '24',
    'SDE-CS',
    '梦想服务卓越－顾客服务|夢想服務卓越－顧客服務|Service Dream Excellence, customer service',
  ],
  ['28', 'IT', '信息技术|資訊科技|Information technology'],
  ['10', 'Digital', '数字化|數碼|Digital'],
  ['17', 'Brand Curation', '品牌策划|品牌策劃|Brand Curation'],
  ['15', 'Kunsthalle', '艺术馆|藝術館|Kunsthalle'],
  ['12', 'Partnership', '合作伙伴|合作夥伴|Partnership'],
  ['13', 'Corporate sales', '企业销售|企業銷售|Corporate sales'],
  ['191', 'SA', '销售大使|銷售大使|Sales ambassadors'],
  ['16', 'Operation', '营运|營運|Operation'],
] as const

// The warehouse list is used by reporting data; the last column is the corresponding department of the main
// list.
const warehouse = [
  [
    '78',
    'Service Dream Excellence',
    '梦想服务卓越（报表）|夢想服務卓越（報表）|Service Dream Excellence',
    '22',
  ],
  ['211', 'Sales Ambassador', '销售大使（报表）|銷售大使（報表）|Sales Ambassador', '191'],
  ['75', 'Partnership Excellence', '合作伙伴卓越（报表）|合作夥伴卓越（報表）|Partnership Excellence', '5'],
  ['73', 'Operation Excellence', '卓越营运（报表）|卓越營運（報表）|Operation Excellence', '16'],
  ['80', 'Information Technology', '信息技术（报表）|資訊科技（報表）|Information Technology', '28'],
  ['66', 'Finance', '财务|財務|Finance', null],
  ['279', 'Digital Services', '数字服务（报表）|數碼服務（報表）|Digital Services', '10'],
  [
    '65',
    'Customer Relationship Management',
    '客户关系管理（报表）|客戶關係管理（報表）|Customer Relationship Management',
    '11',
  ],
  ['62', 'Brand Curation', '品牌策划（报表）|品牌策劃（報表）|Brand Curation', '17'],
] as const

/**
 * The 22 departments of both lists; no id is in both, and Finance (66) has no counterpart in the main list.
 */
export const departments = (createdAt: number) => [
  ...main.map(([value, text, names]) =>
    department(createdAt, { value, text, names, list: 'main', alias: null }),
  ),
  ...warehouse.map(([value, text, names, alias]) =>
    department(createdAt, { value, text, names, list: 'warehouse', alias }),
  ),
]

interface Department {
  value: string
  text: string
  names: string
  list: 'main' | 'warehouse'
  alias: string | null
}

const department = (createdAt: number, { value, text, names, list, alias }: Department) => ({
  _id: value,
  value,
  text,
  ...threeNames(names),
  list_type: list,
  alias_of: alias,
  ...commonColumns(createdAt),
})

import { text, type LocalText } from '#contract/localText.ts'

/** A department that rules of the areas know by its number. */
export interface DepartmentTemplate {
  readonly value: string
  /** Its name in other systems. */
  readonly text: string
  readonly name: LocalText
  readonly list_type: 'main' | 'warehouse'
  /** The department of the main list that it is. */
  readonly alias_of?: string
}

// Value, text as spelled in the specification, names. The main list is used for people and checks, the warehouse list by
// reporting data.
/** The departments of both lists; no id is in both, and Finance (66) has no counterpart in the main list. */
export const departmentTemplates: readonly DepartmentTemplate[] = [
  { value: '9', text: 'Innovative', name: text('创新', '創新', 'Innovative'), list_type: 'main' },
  { value: '11', text: 'CRM', name: text('客户关系', '客戶關係', 'Customer relations'), list_type: 'main' },
  {
    value: '5',
    text: 'Partnership Excellence',
    name: text('合作伙伴卓越', '合作夥伴卓越', 'Partnership Excellence'),
    list_type: 'main',
  },
  {
    value: '22',
    text: 'SDE',
    name: text('梦想服务卓越', '夢想服務卓越', 'Service Dream Excellence'),
    list_type: 'main',
  },
  {
    value: '24',
    text: 'SDE-CS',
    name: text(
      '梦想服务卓越－顾客服务',
      '夢想服務卓越－顧客服務',
      'Service Dream Excellence, customer service',
    ),
    list_type: 'main',
  },
  {
    value: '28',
    text: 'IT',
    name: text('信息技术', '資訊科技', 'Information technology'),
    list_type: 'main',
  },
  { value: '10', text: 'Digital', name: text('数字化', '數碼', 'Digital'), list_type: 'main' },
  {
    value: '17',
    text: 'Brand Curation',
    name: text('品牌策划', '品牌策劃', 'Brand Curation'),
    list_type: 'main',
  },
  { value: '15', text: 'Kunsthalle', name: text('艺术馆', '藝術館', 'Kunsthalle'), list_type: 'main' },
  { value: '12', text: 'Partnership', name: text('合作伙伴', '合作夥伴', 'Partnership'), list_type: 'main' },
  {
    value: '13',
    text: 'Corporate sales',
    name: text('企业销售', '企業銷售', 'Corporate sales'),
    list_type: 'main',
  },
  { value: '191', text: 'SA', name: text('销售大使', '銷售大使', 'Sales ambassadors'), list_type: 'main' },
  { value: '16', text: 'Operation', name: text('营运', '營運', 'Operation'), list_type: 'main' },
  {
    value: '78',
    text: 'Service Dream Excellence',
    name: text('梦想服务卓越（报表）', '夢想服務卓越（報表）', 'Service Dream Excellence'),
    list_type: 'warehouse',
    alias_of: '22',
  },
  {
    value: '211',
    text: 'Sales Ambassador',
    name: text('销售大使（报表）', '銷售大使（報表）', 'Sales Ambassador'),
    list_type: 'warehouse',
    alias_of: '191',
  },
  {
    value: '75',
    text: 'Partnership Excellence',
    name: text('合作伙伴卓越（报表）', '合作夥伴卓越（報表）', 'Partnership Excellence'),
    list_type: 'warehouse',
    alias_of: '5',
  },
  {
    value: '73',
    text: 'Operation Excellence',
    name: text('卓越营运（报表）', '卓越營運（報表）', 'Operation Excellence'),
    list_type: 'warehouse',
    alias_of: '16',
  },
  {
    value: '80',
    text: 'Information Technology',
    name: text('信息技术（报表）', '資訊科技（報表）', 'Information Technology'),
    list_type: 'warehouse',
    alias_of: '28',
  },
  { value: '66', text: 'Finance', name: text('财务', '財務', 'Finance'), list_type: 'warehouse' },
  {
    value: '279',
    text: 'Digital Services',
    name: text('数字服务（报表）', '數碼服務（報表）', 'Digital Services'),
    list_type: 'warehouse',
    alias_of: '10',
  },
  {
    value: '65',
    text: 'Customer Relationship Management',
    name: text('客户关系管理（报表）', '客戶關係管理（報表）', 'Customer Relationship Management'),
    list_type: 'warehouse',
    alias_of: '11',
  },
  {
    value: '62',
    text: 'Brand Curation',
    name: text('品牌策划（报表）', '品牌策劃（報表）', 'Brand Curation'),
    list_type: 'warehouse',
    alias_of: '17',
  },
]

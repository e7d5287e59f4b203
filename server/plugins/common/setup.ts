import { department } from '#contract/common/department.ts'
import { site } from '#contract/common/site.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { atEverySite, type AreaSetup } from '#server/services/setup/setupStep.ts'

import { departmentTemplates } from './departmentTemplates.ts'

const namesOf = ({ zh_CN, zh_TW, en_US }: LocalText) => ({ name: zh_CN, name_tc: zh_TW, name_en: en_US })
const named = (value: string, { zh_CN, zh_TW, en_US }: LocalText): LocalText => ({
  zh_CN: `${value} ${zh_CN}`,
  zh_TW: `${value} ${zh_TW}`,
  en_US: `${value} ${en_US}`,
})

/** What every other step is about: sites, departments, and whose stores are whose. */
export const commonSetup: AreaSetup = {
  steps: [
    {
      id: 'common.sites',
      order: 10,
      title: text('站点', '站點', 'Sites'),
      does: text(
        '新建每个商场：代码、区域、货币和时区。',
        '新增每個商場：代碼、區域、貨幣及時區。',
        'Add each mall: its code, region, currency and time zone.',
      ),
      without: text(
        '没有站点，除管理员外无人可以工作。',
        '沒有站點，除管理員外無人可以工作。',
        'Without a site, nobody but the administrator can work.',
      ),
      link: '/System/site',
      of: site,
    },
    {
      id: 'common.departments',
      order: 40,
      title: text('部门', '部門', 'Departments'),
      does: text(
        '新建部门。有些规则按部门编号判断，模板中的编号与规则一致。',
        '新增部門。有些規則按部門編號判斷，範本中的編號與規則一致。',
        'Add the departments. Some rules name departments by number; the templates have those numbers.',
      ),
      without: text(
        '没有部门，品牌修改无人可以审批，问题也无法分派到部门。',
        '沒有部門，品牌更改無人可以批核，問題亦無法分派至部門。',
        'Without departments, nobody can approve changes of brands, and issues reach no department.',
      ),
      link: '/System/department',
      of: department,
      templates: {
        by: 'value',
        list: () =>
          departmentTemplates.map(({ value, text: common, name, list_type }) => ({
            doc: { value, text: common, list_type, ...namesOf(name) },
            name: named(value, name),
          })),
      },
    },
    {
      id: 'common.assignments',
      order: 65,
      title: text('负责铺位', '負責舖位', 'Store assignments'),
      does: text(
        '为每个站点指定谁可以安排巡场、上报销售或签约，可按全部铺位或单个铺位。',
        '為每個站點指定誰可以安排巡場、申報銷售或簽約，可按全部舖位或個別舖位。',
        'Say at each site who may plan tours, report sales and sign leases, for all stores or for some.',
      ),
      without: text(
        '没有负责人，巡场、销售和租约都无法新建。',
        '沒有負責人，巡場、銷售及租約都無法新增。',
        'Without them, nobody can plan a tour, report sales or sign a lease.',
      ),
      link: '/System/spaceOwner',
      needs: ['common.sites', 'System.people'],
      of: spaceOwner,
      lacking: atEverySite(spaceOwner),
    },
  ],
}

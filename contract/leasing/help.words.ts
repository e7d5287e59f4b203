import { text, type Texts } from '#contract/localText.ts'

/** The help page of leasing. */
export const helpTexts: Texts = {
  about: text(
    '从空置铺位到签约、收租和续约：租户关系、租约、租金和到期情况。',
    '由空置舖位至簽約、收租及續約：租戶關係、租約、租金及到期情況。',
    'From a vacant unit to contract, rent and renewal: tenancies, leases, rents and what is about to end.',
  ),
  step1: text(
    '新租约先是草稿，提交后由有权限的人批准，然后生效。',
    '新租約先是草稿，提交後由有權限的人批核，然後生效。',
    'A new lease is a draft; once submitted, somebody with the right approves it, and then it comes into force.',
  ),
  step2: text(
    '“到期分析”按年显示到期的面积和租金；点击一年可打开相应的租约。',
    '「到期分析」按年顯示到期的面積及租金；按某一年可開啟相應的租約。',
    'Lease expiry shows area and rent by year; click a year to open its leases.',
  ),
  step3: text(
    '拆分或合并铺位前可先预览结果；原铺位保留在历史中。',
    '分拆或合併舖位前可先預覽結果；原舖位保留在歷史中。',
    'Preview a split or merge before you confirm it; the former units stay in the history.',
  ),
  step4: text(
    '“出账”按租约和销售计算一个月的账单；复核后由另一人签发。再次运行只生成更正。',
    '「發單」按租約及銷售計算一個月的帳單；覆核後由另一人簽發。再次執行只產生更正。',
    'Billing calculates the bills of a month from leases and sales. Review them, and somebody else issues them; run it again for corrections.',
  ),
}

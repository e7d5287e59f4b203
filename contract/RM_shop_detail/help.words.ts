import { text, type Texts } from '#contract/localText.ts'

/** The help page of the page of a shop. */
export const helpTexts: Texts = {
  about: text(
    '一家店铺的全部情况：评分、问题、神秘顾客、销售与租金、租户、联系人和预警，以您的权限为准。',
    '一間店舖的全部情況：評分、問題、神秘顧客、銷售及租金、租戶、聯絡人及預警，以你的權限為準。',
    'Everything about one shop: scores, issues, mystery customers, sales and rent, tenants, contacts and flags, as far as you may see them.',
  ),
  step1: text(
    '点击任何列表中的店铺名称即可打开。',
    '按任何列表中的店舖名稱即可開啟。',
    'Click the name of a shop in any list to open it.',
  ),
  step2: text(
    '页面顶部可选择日期，或切换到另一家店铺。',
    '頁面頂部可選擇日期，或切換到另一間店舖。',
    'Choose a day or another shop at the top of the page.',
  ),
  step3: text(
    '扫描店铺的二维码也会来到这里。',
    '掃描店舖的二維碼亦會來到這裏。',
    'Scanning the QR code of a shop leads here too.',
  ),
}

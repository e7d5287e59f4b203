import { text, type Texts } from '#contract/localText.ts'

/** The help page of tours, issues and mystery customers. */
export const helpTexts: Texts = {
  about: text(
    '巡场、问题整改和神秘顾客检测都在这里：从发现问题到关闭，每一步都有负责人、期限和照片。',
    '巡場、問題跟進及神秘顧客檢測都在這裏：由發現問題至結案，每一步都有負責人、期限及相片。',
    'Tours, the issues found on them, and mystery customers: from finding an issue to closing it, every step has somebody responsible, a due time and photos.',
  ),
  step1: text(
    '在问题列表按“新建”：选择店铺，写明问题，拍照，保存。离线时也可以，联网后自动发送。',
    '在問題列表按「新增」：選擇舖位，寫明問題，拍照，儲存。離線時亦可，連線後自動傳送。',
    'In the issue list press Create: choose the shop, describe the issue, take photos, save. It also works without a connection and is sent when there is one.',
  ),
  step2: text(
    '负责人开始整改，拍整改后的照片，再提交；经理核实后关闭，或说明原因退回。',
    '負責人開始跟進，拍攝改善後的相片，然後提交；經理核實後結案，或說明原因退回。',
    'The person responsible starts, takes a photo of the result and reports it fixed; a manager verifies and closes it, or sends it back with a reason.',
  ),
  step3: text(
    '看板按状态显示全部问题：可拖动卡片，或聚焦卡片后按 Alt 和方向键。',
    '看板按狀態顯示全部問題：可拖動卡片，或選取卡片後按 Alt 及方向鍵。',
    'The board shows all issues by status: drag a card, or focus it and press Alt with an arrow key.',
  ),
}

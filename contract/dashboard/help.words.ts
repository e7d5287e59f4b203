import { text, type Texts } from '#contract/localText.ts'

/** The help page of the dashboard. */
export const helpTexts: Texts = {
  about: text(
    '一屏看清今天要处理的事、当前站点的主要数字和它们的变化。',
    '一頁看清今日要處理的事、目前站點的主要數字及其變化。',
    'What waits for you today, and the main figures of the current site with how they change.',
  ),
  step1: text(
    '点击卡片可打开数字背后的列表。',
    '按卡片可開啟數字背後的列表。',
    'Click a card to open the list behind its figure.',
  ),
  step2: text(
    '按“调整卡片”可移动、隐藏或恢复卡片；您的安排在每台设备上都相同。',
    '按「調整卡片」可移動、隱藏或還原卡片；你的安排在每部裝置上都相同。',
    'Press Arrange cards to move, hide or bring back cards; your arrangement is the same on every device.',
  ),
  step3: text(
    '左上角切换站点后，所有数字都变为该站点的数字。',
    '在左上角切換站點後，所有數字都會變為該站點的數字。',
    'Switch the site at the top left, and all figures are those of that site.',
  ),
}

import { text, type Texts } from '#contract/localText.ts'

/** The help page of the dashboard. */
export const helpTexts: Texts = {
  about: text(
    '一屏看清今天要处理的事、当前站点的主要数字和它们的变化。',
    '一頁看清今日要處理的事、目前站點的主要數字及其變化。',
    'What is waiting for you today, and the main figures of the current site with how they change.',
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
  step4: text(
    '“大屏展示”让卡片占满屏幕并每分钟自动刷新；地址末尾的 ?wall=1 可设为电视的起始页。登录与其他页面一样，最长保持到系统参数规定的天数。',
    '「大螢幕顯示」讓卡片佔滿螢幕，並每分鐘自動更新；網址結尾的 ?wall=1 可設為電視的起始頁。登入狀態與其他頁面一樣，最長維持至系統參數訂明的日數。',
    'Wall display fills the screen with the cards and refreshes them every minute; an address that ends in ?wall=1 can be the start page of a television. Its session ends like every other, after the days that a system parameter sets.',
  ),
}

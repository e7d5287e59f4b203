import { text, type Texts } from '#contract/localText.ts'

/** External pages inside the console. */
export const frameTexts: Texts = {
  reload: text('重新加载', '重新載入', 'Reload'),
  new_tab: text('在新标签页打开', '在新分頁開啟', 'Open in a new tab'),
  loading: text('正在打开%{name}…', '正在開啟%{name}…', 'Opening %{name}…'),
  slow: text(
    '加载时间较长。对方页面可能不允许嵌入，可尝试在新标签页打开。',
    '載入需時較長。對方網頁可能不容許嵌入，可嘗試在新分頁開啟。',
    'This is taking long. The page may not allow being shown here: try it in a new tab.',
  ),
  blocked: {
    title: text('此地址不允许打开', '不可開啟此網址', 'This address is not allowed'),
    text: text(
      '控制台不会打开 %{host} 上的页面。如因工作需要，请联系系统管理员把该域名加入允许列表。',
      '控制台不會開啟 %{host} 上的網頁。如因工作需要，請聯絡系統管理員將該網域加入允許名單。',
      'The console does not open pages at %{host}. If you need this page for your work, ask your system administrator to add the host to the list of allowed ones.',
    ),
  },
  unknown: {
    title: text('您的菜单中没有此页面', '你的選單沒有此頁面', 'This page is not in your menu'),
    text: text(
      '它可能已被移除，或在当前站点未对您开放。如有需要，请联系管理员。',
      '它可能已被移除，或在目前的站點未對你開放。如有需要，請聯絡管理員。',
      'It may have been removed, or it is not open to you at this site. Ask your administrator if you need it.',
    ),
  },
  no_address: {
    title: text('此菜单项没有可用的地址', '此選單項目沒有可用的網址', 'This entry leads nowhere'),
    text: text(
      '请告知系统管理员。',
      '請通知系統管理員。',
      'No usable address is set for it. Tell your system administrator.',
    ),
  },
  no_token: text(
    '页面未能打开，请稍后重试。',
    '未能開啟頁面，請稍後再試。',
    'The page could not be opened. Try again in a moment.',
  ),
}

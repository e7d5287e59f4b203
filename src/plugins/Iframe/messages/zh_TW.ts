export const messages = {
  iframe: {
    reload: '重新載入',
    new_tab: '在新分頁開啟',
    loading: '正在開啟%{name}…',
    slow: '載入需時較長。對方網頁可能不容許嵌入，可嘗試在新分頁開啟。',
    blocked: {
      title: '不可開啟此網址',
      text: '控制台不會開啟 %{host} 上的網頁。如因工作需要，請聯絡系統管理員將該網域加入允許名單。',
    },
    unknown: {
      title: '你的選單沒有此頁面',
      text: '它可能已被移除，或在目前的站點未對你開放。如有需要，請聯絡管理員。',
    },
    no_address: {
      title: '此選單項目沒有可用的網址',
      text: '請通知系統管理員。',
    },
    no_token: '未能開啟頁面，請稍後再試。',
  },
}

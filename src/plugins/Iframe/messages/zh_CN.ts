export const messages = {
  iframe: {
    reload: '重新加载',
    new_tab: '在新标签页打开',
    loading: '正在打开%{name}…',
    slow: '加载时间较长。对方页面可能不允许嵌入，可尝试在新标签页打开。',
    blocked: {
      title: '此地址不允许打开',
      text: '控制台不会打开 %{host} 上的页面。如因工作需要，请联系系统管理员把该域名加入允许列表。',
    },
    unknown: {
      title: '您的菜单中没有此页面',
      text: '它可能已被移除，或在当前站点未对您开放。如有需要，请联系管理员。',
    },
    no_address: {
      title: '此菜单项没有可用的地址',
      text: '请告知系统管理员。',
    },
    no_token: '页面未能打开，请稍后重试。',
  },
}

import { text, type Texts } from '#contract/localText.ts'

/** The frame of the console: its bar, its menu, what it says of pages, sessions and failures. */
export const shellTexts = {
  shell: {
    menu: text('菜单', '選單', 'Menu'),
    open_menu: text('打开菜单', '開啟選單', 'Open menu'),
    close_menu: text('关闭菜单', '關閉選單', 'Close menu'),
    collapse_menu: text('收起菜单', '收起選單', 'Collapse menu'),
    expand_menu: text('展开菜单', '展開選單', 'Expand menu'),
    search_menu: text('搜索菜单', '搜尋選單', 'Search menu'),
    search_menu_none: text('没有匹配的菜单', '沒有相符的選單項目', 'No menu entry matches'),
    favourites: text('收藏', '收藏', 'Favourites'),
    add_favourite: text('加入收藏', '加入收藏', 'Add to favourites'),
    remove_favourite: text('取消收藏', '從收藏移除', 'Remove from favourites'),
    recents: text('最近访问', '最近瀏覽', 'Recent'),
    skip_to_content: text('跳到正文', '跳至主要內容', 'Skip to content'),
    search: text('全局搜索', '全站搜尋', 'Search everything'),
    site: text('站点', '站點', 'Site'),
    switch_site: text('切换站点', '切換站點', 'Switch site'),
    search_site: text('搜索站点', '搜尋站點', 'Search sites'),
    search_site_none: text('没有匹配的站点', '沒有符合的站點', 'No site matches'),
    operator: text('Atrium', 'Atrium', 'Atrium'),
    region: {
      HK: text('香港', '香港', 'Hong Kong'),
      'CN-S': text('华南', '華南', 'South China'),
      'CN-C': text('华中', '華中', 'Central China'),
      'CN-E': text('华东', '華東', 'East China'),
      'CN-N': text('华北', '華北', 'North China'),
      'CN-NE': text('东北', '東北', 'Northeast China'),
    },
    breadcrumb: text('当前位置', '目前位置', 'Where you are'),
    quick_menu: text('常用', '常用', 'Most used'),
    language: text('语言', '語言', 'Language'),
    theme: {
      label: text('外观', '外觀', 'Appearance'),
      light: text('浅色', '淺色', 'Light'),
      dark: text('深色', '深色', 'Dark'),
      system: text('跟随系统', '跟隨系統', 'Same as the device'),
    },
    notifications: text('通知', '通知', 'Notifications'),
    jobs: text('进行中的任务', '執行中的工作', 'Running jobs'),
    profile: text('个人资料', '個人資料', 'Profile'),
    help: {
      title: text('帮助', '說明', 'Help'),
      here: text('本业务的帮助', '本業務的說明', 'Help for this area'),
      areas: text('业务', '業務', 'Areas'),
      pages: text('页面', '頁面', 'Pages'),
      keys: text('键盘快捷键', '鍵盤快捷鍵', 'Keyboard'),
    },
    sign_out: text('退出登录', '登出', 'Sign out'),
    sign_out_waiting: {
      title: text(
        '还有记录未发送，确定退出吗？',
        '仍有記錄未傳送，確定登出嗎？',
        'Sign out before everything is sent?',
      ),
      text: text(
        '本设备上有记录尚未发送。退出后会保留在本设备上，您下次在此登录后自动发送。',
        '此裝置上有記錄尚未傳送。登出後會保留在此裝置上，你下次在此登入後自動傳送。',
        'Some records on this device have not been sent yet. They stay here, and are sent when you sign in again on this device.',
      ),
    },
    sign_out_unsaved: {
      title: text(
        '退出并丢弃未保存的内容？',
        '登出並捨棄未儲存的內容？',
        'Sign out and discard your unsaved input?',
      ),
      text: text(
        '您在此窗口中填写的内容尚未保存，退出登录后将被丢弃。',
        '你在此視窗填寫的內容尚未儲存，登出後將會捨棄。',
        'Some of your input in this window is not saved. Signing out discards it.',
      ),
      stay: text('留在此页', '留在此頁', 'Stay'),
    },
    no_menu: {
      title: text('暂无可用的菜单', '暫時沒有可用的選單', 'No area is open to you yet'),
      text: text(
        '当前站点下没有可以打开的功能：可能尚未为您的角色开通，或该功能尚未启用。',
        '目前站點沒有可以開啟的功能：可能尚未為你的角色開通，或該功能尚未啟用。',
        'You cannot open any page at this site: your role may not have access yet, or the areas are switched off.',
      ),
      contact: text('联系管理员：%{contact}', '聯絡管理員：%{contact}', 'Your administrator: %{contact}'),
    },
  },
  search: {
    placeholder: text('页面、记录、操作', '頁面、記錄、操作', 'Pages, records, actions'),
    results: text('搜索结果', '搜尋結果', 'Results'),
    pages: text('页面', '頁面', 'Pages'),
    actions: text('操作', '操作', 'Actions'),
    refresh: text('刷新本页', '重新整理本頁', 'Refresh this page'),
    searching: text('正在搜索…', '正在搜尋…', 'Searching…'),
    found: text(
      '%{smart_count} 条结果',
      '%{smart_count} 項結果',
      '%{smart_count} result |||| %{smart_count} results',
    ),
    none: text(
      '没有与“%{typed}”相符的内容，请减少或更换关键词。',
      '沒有與「%{typed}」相符的內容，請減少或改用其他字詞。',
      'Nothing matches “%{typed}”. Try fewer or other words.',
    ),
    similar: text('%{name} · 相近的结果', '%{name} · 相近的結果', '%{name} · similar'),
    keys: text(
      '上下键选择，Enter 打开，Ctrl + Enter 在新标签页打开',
      '上下鍵選擇，Enter 開啟，Ctrl + Enter 在新分頁開啟',
      'Up and down to choose, Enter to open, Ctrl and Enter for a new tab',
    ),
    failed: text('以下内容未能搜索：%{names}。', '未能搜尋以下內容：%{names}。', 'Not searched: %{names}.'),
    broken: text(
      '无法打开搜索，请重试或刷新页面。',
      '未能開啟搜尋，請再試或重新載入頁面。',
      'The search could not be opened. Try again, or reload the page.',
    ),
  },
  notification: {
    all: text('全部通知', '全部通知', 'All notifications'),
    tray: text('通知', '通知', 'Notifications'),
    none: text('暂无通知', '暫無通知', 'Nothing new'),
    unread: text('未读', '未讀', 'Unread'),
    read_all: text('全部标为已读', '全部標為已讀', 'Mark all as read'),
  },
  job: {
    tray: text('任务', '工作', 'Jobs'),
    count: text('%{done} / %{total}', '%{done} / %{total}', '%{done} of %{total}'),
    cancel: text('取消', '取消', 'Cancel'),
    stopping: text('正在停止…', '正在停止…', 'Stopping…'),
    status: {
      queued: text('排队中', '輪候中', 'Waiting'),
      running: text('进行中', '進行中', 'Running'),
      done: text('已完成', '已完成', 'Done'),
      failed: text('失败', '失敗', 'Failed'),
      cancelled: text('已取消', '已取消', 'Cancelled'),
    },
    told: {
      done: text('“%{title}”已完成', '「%{title}」已完成', '%{title}: done'),
      failed: text('“%{title}”未能完成', '「%{title}」未能完成', '%{title}: failed'),
    },
  },
  brand_audit: {
    told: {
      submitted: text(
        '“%{brand}”的修改等待您审批',
        '「%{brand}」的更改等候你審批',
        'A change to %{brand} is waiting for your approval',
      ),
      second: text(
        '“%{brand}”的修改等待第二级审批',
        '「%{brand}」的更改等候第二級審批',
        'A change to %{brand} is waiting for a second approval',
      ),
      approved: text(
        '您对“%{brand}”的修改已获批准',
        '你對「%{brand}」的更改已獲批准',
        'Your change to %{brand} was approved',
      ),
      rejected: text(
        '您对“%{brand}”的修改被驳回',
        '你對「%{brand}」的更改不獲批准',
        'Your change to %{brand} was rejected',
      ),
    },
  },
  state: {
    loading: text('加载中…', '載入中…', 'Loading…'),
    empty: {
      title: text('暂无数据', '暫無資料', 'Nothing here yet'),
      action: text('新建第一条', '新增第一項', 'Create the first'),
      first: text('请先完成：', '請先完成：', 'Set up first:'),
    },
    arriving: {
      title: text('演示数据仍在载入', '示範資料仍在載入', 'The demo data is still loading'),
      text: text(
        '尚未显示的数据会自动出现，无需刷新页面。',
        '尚未顯示的資料會自動出現，毋須重新整理頁面。',
        'What is missing appears by itself; there is no need to reload the page.',
      ),
    },
    no_result: {
      title: text('没有符合条件的结果', '沒有符合條件的結果', 'Nothing matches'),
      action: text('清除筛选', '清除篩選條件', 'Clear filters'),
    },
    error: {
      title: text('加载失败', '未能載入', 'This could not be loaded'),
      text: text(
        '请重试。如果问题仍然出现，请将此代码告知管理员：%{code}',
        '請再試一次。如問題持續，請將此代碼告知管理員：%{code}',
        'Try again. If it happens again, give your administrator this code: %{code}',
      ),
      reason: text('%{reason}。', '%{reason}。', '%{reason}.'),
      reason_and_code: text(
        '%{reason}。请重试。如果问题仍然出现，请将此代码告知管理员：%{code}',
        '%{reason}。請再試一次。如問題持續，請將此代碼告知管理員：%{code}',
        '%{reason}. Try again. If it happens again, give your administrator this code: %{code}',
      ),
    },
    stale: text(
      '刷新失败，以下是之前的内容。',
      '未能重新整理，以下是之前的內容。',
      'This could not be refreshed. You see the earlier data.',
    ),
    forbidden: {
      title: text('您无权查看此页面', '你無權檢視此頁面', "You don't have access to this page"),
      text: text(
        '如工作需要，请联系管理员开通权限。',
        '如因工作需要，請聯絡管理員開通權限。',
        'Ask your administrator if you need it for your work.',
      ),
    },
    not_found: {
      title: text('此地址没有内容', '此網址沒有內容', 'There is nothing at this address'),
      text: text(
        '内容可能已移动或删除。请检查地址，或回到首页。',
        '內容可能已移動或刪除。請檢查網址，或返回首頁。',
        'It may have been moved or deleted. Check the address, or go to the start page.',
      ),
      record: text(
        '内容可能已移动或删除。请检查地址，或返回列表。',
        '內容可能已移動或刪除。請檢查網址，或返回列表。',
        'It may have been moved or deleted. Check the address, or go back to the list.',
      ),
    },
    not_your_site: {
      title: text(
        '您无权访问此链接所在的站点',
        '你無權進入此連結所屬的站點',
        "This link leads to a site that you don't have access to",
      ),
      text: text(
        '如工作需要，请联系管理员开通该站点的权限。当前仍为%{site}。',
        '如因工作需要，請聯絡管理員開通該站點的權限。目前仍為%{site}。',
        'Ask your administrator if you need the site for your work. You are still at %{site}.',
      ),
    },
  },
  boundary: {
    title: text(
      '%{plugin} %{version}：%{contribution} 无法显示',
      '%{plugin} %{version}：%{contribution} 未能顯示',
      '%{plugin} %{version}: %{contribution} could not be shown',
    ),
    text: text('其他功能不受影响。', '其他功能不受影響。', 'Everything else keeps working.'),
    event: text(
      '%{plugin} %{version}：%{contribution} 执行这一步时出错。请重试，或告知管理员。',
      '%{plugin} %{version}：%{contribution} 執行這一步時出錯。請再試一次，或通知管理員。',
      '%{plugin} %{version}: %{contribution} could not do that. Try again, or tell your administrator.',
    ),
    retry: text('重试', '再試一次', 'Try again'),
    details: text('详情', '詳情', 'Details'),
  },
  session: {
    signed_in: text('登录成功！', '登入成功！', 'Signed in'),
    unanswered: text('暂时无法确认登录状态', '暫時無法確認登入狀態', 'Could not check your session'),
    reused: text(
      '您的登录凭证可能被人复制，并在 %{ip} 使用过，该次登录已被终止。如非本人操作，请修改密码。',
      '你的登入憑證可能被人複製，並曾在 %{ip} 使用，該次登入已被終止。如非你本人操作，請更改密碼。',
      'A copy of your sign-in may have been used from %{ip}, so that session was ended. If that was not you, change your password.',
    ),
  },
  error: {},
  labelled: text('%{label}：%{name}', '%{label}：%{name}', '%{label}: %{name}'),
  person_elsewhere: text('其他站点的同事', '其他站點的同事', 'a colleague elsewhere'),
} satisfies Texts

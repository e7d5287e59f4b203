import { text } from '#contract/localText.ts'

/** What each check found, by its state: what it means, and what to do. */
const checks = {
  database: {
    title: text('数据库响应', '資料庫回應', 'Database'),
    good: text('%{ms} 毫秒内响应', '%{ms} 毫秒內回應', 'Replies within %{ms} ms'),
    attention: text(
      '响应需要 %{ms} 毫秒，比平常慢。请查看下方的慢语句及数据库服务器的负载。',
      '回應需時 %{ms} 毫秒，較平常慢。請查看下方的慢語句及資料庫伺服器的負載。',
      'Takes %{ms} ms to reply, which is slow. Look at the slow statements below and the load of its machine.',
    ),
    bad: text(
      '响应需要 %{ms} 毫秒，页面会明显变慢。请检查数据库服务器及网络。',
      '回應需時 %{ms} 毫秒，頁面會明顯變慢。請檢查資料庫伺服器及網絡。',
      'Takes %{ms} ms to reply, so every page is slow. Check its machine and the network.',
    ),
  },
  size: {
    title: text('数据量', '資料量', 'Size of the data'),
    good: text('数据库共 %{mb} MB', '資料庫共 %{mb} MB', 'The database takes up %{mb} MB'),
  },
  disk: {
    title: text('磁盘空间', '磁碟空間', 'Disk'),
    good: text('剩余 %{mb} MB（%{percent}%）', '剩餘 %{mb} MB（%{percent}%）', '%{mb} MB free (%{percent}%)'),
    attention: text(
      '仅剩 %{mb} MB（%{percent}%）。请尽快清理或扩容。',
      '只剩 %{mb} MB（%{percent}%）。請盡快清理或擴充容量。',
      'Only %{mb} MB free (%{percent}%). Make room soon.',
    ),
    bad: text(
      '仅剩 %{mb} MB（%{percent}%）。空间用尽后将无法保存任何内容，请立即处理。',
      '只剩 %{mb} MB（%{percent}%）。空間用盡後將無法儲存任何內容，請即時處理。',
      'Only %{mb} MB free (%{percent}%). Nothing can be saved once it is full: make room now.',
    ),
  },
  storage: {
    title: text('文件存储', '檔案儲存', 'Files'),
    good: {
      folder: text('保存在服务器的文件夹中', '儲存於伺服器的資料夾', 'Kept in a folder of the server'),
      bucket: text('保存在对象存储中', '儲存於物件儲存', 'Kept in a bucket'),
    },
  },
  queue: {
    title: text('任务队列', '工作隊列', 'Job queue'),
    good: text(
      '%{running} 个运行中，%{queued} 个等待',
      '%{running} 個執行中，%{queued} 個輪候',
      '%{running} running, %{queued} waiting',
    ),
    attention: text(
      '%{queued} 个任务等待，最久已等 %{seconds} 秒。请查看后台任务中哪些运行很久。',
      '%{queued} 個工作輪候，最久已等 %{seconds} 秒。請於後台工作查看哪些執行很久。',
      '%{queued} waiting, the oldest for %{seconds} s. Check the Jobs page for what takes long.',
    ),
    bad: text(
      '%{queued} 个任务等待，最久已等 %{seconds} 秒。任务可能已停滞，请重启服务器或增加服务器。',
      '%{queued} 個工作輪候，最久已等 %{seconds} 秒。工作可能已停滯，請重新啟動伺服器或增加伺服器。',
      '%{queued} waiting, the oldest for %{seconds} s. Jobs may be stuck: restart the server, or add one.',
    ),
  },
  jobs: {
    title: text('失败的任务', '失敗的工作', 'Failed jobs'),
    good: text('24 小时内没有失败', '24 小時內沒有失敗', 'None failed in the last 24 hours'),
    attention: text(
      '24 小时内有 %{count} 个失败。后台任务页面有原因，也可重试。',
      '24 小時內有 %{count} 個失敗。後台工作頁面有原因，亦可重試。',
      '%{count} failed in the last 24 hours. The Jobs page says why and lets you run them again.',
    ),
    bad: text(
      '24 小时内有 %{count} 个失败。请在后台任务页面查看原因。',
      '24 小時內有 %{count} 個失敗。請於後台工作頁面查看原因。',
      '%{count} failed in the last 24 hours. See the Jobs page for the reasons.',
    ),
  },
  statements: {
    title: text('慢语句', '慢語句', 'Slow statements'),
    good: text('没有超过一秒的语句', '沒有超過一秒的語句', 'None took longer than a second'),
    attention: text(
      '%{count} 条语句超过一秒，见下表。',
      '%{count} 條語句超過一秒，見下表。',
      '%{count} took longer than a second: see below.',
    ),
    bad: text(
      '%{count} 条语句超过一秒。请将支持包交给开发人员。',
      '%{count} 條語句超過一秒。請將支援檔案交予開發人員。',
      '%{count} took longer than a second. Send the support bundle to the developers.',
    ),
  },
  calls: {
    title: text('出错的请求', '出錯的請求', 'Failed requests'),
    good: text('24 小时内没有', '24 小時內沒有', 'None in the last 24 hours'),
    attention: text(
      '24 小时内有 %{count} 次，见下表。',
      '24 小時內有 %{count} 次，見下表。',
      '%{count} in the last 24 hours: see below.',
    ),
    bad: text(
      '24 小时内有 %{count} 次。请将支持包和服务器日志交给开发人员。',
      '24 小時內有 %{count} 次。請將支援檔案及伺服器日誌交予開發人員。',
      '%{count} in the last 24 hours. Send the support bundle and the server log to the developers.',
    ),
  },
  plugins: {
    title: text('插件', '插件', 'Plugins'),
    good: text('全部正常加载', '全部正常載入', 'All are loaded'),
    bad: text(
      '%{count} 处问题，有插件未加载。支持包中有详情。',
      '%{count} 處問題，有插件未載入。支援檔案中有詳情。',
      '%{count} problems: some are left out. The support bundle says which and why.',
    ),
  },
  screens: {
    title: text('浏览器中的故障', '瀏覽器中的故障', 'Faults in browsers'),
    good: text('24 小时内没有', '24 小時內沒有', 'None in the last 24 hours'),
    attention: text(
      '24 小时内有 %{count} 个页面部分出错。',
      '24 小時內有 %{count} 個頁面部分出錯。',
      '%{count} parts of pages failed in the last 24 hours.',
    ),
    bad: text(
      '24 小时内有 %{count} 个页面部分出错。可能是新版本的问题，请联系开发人员。',
      '24 小時內有 %{count} 個頁面部分出錯。可能是新版本的問題，請聯絡開發人員。',
      '%{count} parts of pages failed in the last 24 hours. A new version may be at fault: tell the developers.',
    ),
  },
  delivery: {
    title: text('邮件', '電郵', 'Mail'),
    good: text('%{count} 封待发送', '%{count} 封待傳送', '%{count} waiting to be sent'),
    attention: {
      mail: text(
        '%{count} 封待发送，比平常多。请检查邮件服务器。',
        '%{count} 封待傳送，較平常多。請檢查電郵伺服器。',
        '%{count} waiting to be sent. Check the mail server.',
      ),
      none: text(
        '未设置邮件服务器，系统不会发送邮件。请设置 SMTP_URL。',
        '未設定電郵伺服器，系統不會傳送電郵。請設定 SMTP_URL。',
        'There is no mail server, so no email is sent. Set SMTP_URL.',
      ),
    },
    bad: text(
      '%{count} 封待发送。邮件服务器可能无法连接。',
      '%{count} 封待傳送。電郵伺服器可能無法連接。',
      '%{count} waiting to be sent. The mail server may be unreachable.',
    ),
  },
  demo: {
    title: text('演示数据', '示範資料', 'Demo'),
    good: text('不含演示账号', '不含示範帳戶', 'There are no demo accounts'),
    attention: text(
      '含有密码公开的演示账号，请勿用于正式数据。',
      '含有密碼公開的示範帳戶，請勿用於正式資料。',
      'There are demo accounts with public passwords: do not enter real data.',
    ),
  },
}

/** The texts of the status page. */
export const statusTexts = {
  title: text('系统状态', '系統狀態', 'Status'),
  state: {
    good: text('正常', '正常', 'Good'),
    attention: text('需留意', '需留意', 'Attention'),
    bad: text('有问题', '有問題', 'Bad'),
  },
  whole: {
    good: text('一切正常。', '一切正常。', 'Everything is fine.'),
    attention: text(
      '系统可用，以下事项请留意。',
      '系統可用，以下事項請留意。',
      'The system works. Check what is marked below.',
    ),
    bad: text('有问题需要处理。', '有問題需要處理。', 'Something needs to be done.'),
  },
  checks: text('检查项目', '檢查項目', 'Checks'),
  about: text(
    'Atrium %{version} · %{database} · Node %{node} · 此进程自 %{since} 起运行',
    'Atrium %{version} · %{database} · Node %{node} · 此程序自 %{since} 起執行',
    'Atrium %{version} · %{database} · Node %{node} · this process has run since %{since}',
  ),
  here: text(
    '慢语句和出错的请求只含此服务器进程 24 小时内的。',
    '慢語句及出錯的請求只含此伺服器程序 24 小時內的。',
    'Statements and requests are those of this server process in the last 24 hours.',
  ),
  statements: text('超过一秒的语句', '超過一秒的語句', 'Statements of more than a second'),
  statement: text('语句', '語句', 'Statement'),
  calls: text('出错的请求', '出錯的請求', 'Failed requests'),
  route: text('请求', '請求', 'Request'),
  errcode: text('错误码', '錯誤碼', 'Error'),
  request_id: text('日志编号', '日誌編號', 'ID in the log'),
  count: text('次数', '次數', 'Times'),
  longest: text('最长（毫秒）', '最長（毫秒）', 'Longest (ms)'),
  last_at: text('最近一次', '最近一次', 'Last'),
  bundle: text('下载支持包', '下載支援檔案', 'Support bundle'),
  bundle_help: text(
    '支持包不含密码、密钥、姓名和业务数据。',
    '支援檔案不含密碼、金鑰、姓名及業務資料。',
    'The support bundle has no passwords, keys, names or records.',
  ),
  check: checks,
}

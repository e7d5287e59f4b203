import { text, type Texts } from '#contract/localText.ts'

/** The report centre, and what was exported. */
export const reportTexts: Texts = {
  center: {
    title: text('报表中心', '報表中心', 'Report centre'),
    search: text('搜索报表', '搜尋報表', 'Search reports'),
    none: text('您目前没有可用的报表', '你目前沒有可用的報表', 'There are no reports for you yet'),
    not_found: text('没有符合的报表', '沒有符合的報表', 'No report matches'),
  },
  report: {
    absent: text(
      '报表不存在，或您没有权限',
      '報表不存在，或你沒有權限',
      "This report does not exist, or you don't have access to it",
    ),
    parameters: text('参数', '參數', 'Parameters'),
    site: text('站点', '站點', 'Site'),
    here: text('当前站点', '目前站點', 'This site'),
    all: text('我的全部站点', '我的所有站點', 'All my sites'),
    show: text('查看', '檢視', 'Show'),
    preview: text('预览', '預覽', 'Preview'),
    first: text(
      '共 %{total} 行，显示前 %{shown} 行',
      '共 %{total} 行，顯示首 %{shown} 行',
      'The first %{shown} of %{total} rows',
    ),
    every: text('共 %{total} 行', '共 %{total} 行', 'Rows: %{total}'),
    empty: text('没有符合条件的数据', '沒有符合條件的資料', 'No rows match these parameters'),
    xlsx: text('下载 Excel', '下載 Excel', 'Download Excel'),
    csv: text('下载 CSV', '下載 CSV', 'Download CSV'),
    running: text('正在生成文件', '正在產生檔案', 'Writing the file'),
    failed: text('未能生成文件', '未能產生檔案', 'The file could not be written'),
    in_history: text('在导出记录中查看', '在匯出記錄中檢視', 'See recent exports'),
  },
  schedule: {
    open: text('定时报表', '定時報表', 'Scheduled reports'),
    add: text('定时发送', '定時傳送', 'Schedule'),
    text: text(
      '您和收件人会收到带链接的邮件和通知；各人按自己的权限得到一份，链接只对本人有效。',
      '你及收件人會收到附有連結的電郵及通知；各人按自己的權限得到一份，連結只對本人有效。',
      'You and the recipients get an email and a notification. Each gets what they may see, with a link of their own.',
    ),
    confirm: text('保存', '儲存', 'Save'),
    saved: text('已保存定时报表', '已儲存定時報表', 'The schedule is saved'),
    run: text('立即运行', '立即執行', 'Run now'),
    started: text(
      '已开始生成，完成后会通知您',
      '已開始產生，完成後會通知你',
      'It has started; you will be told when it is ready',
    ),
    pause: text('暂停', '暫停', 'Pause'),
    resume: text('恢复', '恢復', 'Resume'),
    when: text('发送时间', '傳送時間', 'When it is sent'),
    result: text('发送情况', '傳送情況', 'What was sent'),
    runs: text('最近的文件', '最近的檔案', 'Latest files'),
    no_runs: text('还没有运行过', '尚未執行過', 'It has not been run yet'),
  },
  history: {
    download: text('下载', '下載', 'Download'),
    download_of: text('下载 %{name}', '下載 %{name}', 'Download %{name}'),
    expired: text('文件已不再保留', '檔案已不再保留', 'The file is no longer kept'),
  },
}

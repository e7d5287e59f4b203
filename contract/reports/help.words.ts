import { text, type Texts } from '#contract/localText.ts'

/** The help page of reports. */
export const helpTexts: Texts = {
  about: text(
    '所有可下载的报表集中在一处：先填参数，预览前 50 行，再下载或定时发送。',
    '所有可下載的報表集中在一處：先填參數，預覽首 50 行，再下載或定時傳送。',
    'Every report in one place: fill in its parameters, look at the first 50 rows, then download it or have it sent.',
  ),
  step1: text(
    '大的报表在后台生成，完成后会通知您。',
    '大型報表在背景產生，完成後會通知你。',
    'A large report is written in the background, and you are told when it is ready.',
  ),
  step2: text(
    '“定时发送”按您选定的时间发送给您和收件人，各人按自己的权限得到一份。',
    '「定時傳送」按你選定的時間傳送給你及收件人，各人按自己的權限得到一份。',
    'Schedule sends it when you choose, to you and to recipients, each with what they may see.',
  ),
  step3: text(
    '“导出记录”保存最近的文件；每次导出都会记入审计日志。',
    '「匯出記錄」保存最近的檔案；每次匯出都會記入審計日誌。',
    'Recent exports keeps the latest files. Every export is in the audit log.',
  ),
}

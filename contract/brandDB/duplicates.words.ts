import { text, type Texts } from '#contract/localText.ts'

/** What forms say about records that are alike. */
export const duplicatesTexts: Texts = {
  title: text('可能已有相同记录', '可能已有相同記錄', 'This may already exist'),
  certain: text(
    '有 %{smart_count} 条记录的号码或名称相同，请先打开核对。',
    '有 %{smart_count} 項記錄的編號或名稱相同，請先開啟核對。',
    '%{smart_count} record has the same number or name. Open it before you go on. |||| %{smart_count} records have the same number or name. Open them before you go on.',
  ),
  likely: text(
    '以下记录比较相似，请先看一看，避免重复录入。',
    '以下記錄頗為相似，請先查看，避免重複輸入。',
    'These look similar. Check them before you enter a duplicate.',
  ),
  reason: {
    registration_no: text('注册号相同', '註冊編號相同', 'same registration number'),
    name: text('名称相同', '名稱相同', 'same name'),
    sound: text('读音相同', '讀音相同', 'sounds the same'),
    similar: text('名称相似，%{percent}%', '名稱相似，%{percent}%', 'similar name, %{percent}%'),
  },
  open: text('在新标签页打开 %{name}', '在新分頁開啟 %{name}', 'Open %{name} in a new tab'),
  go_on: text('不是同一个，继续录入', '並非同一個，繼續輸入', 'This is a different one: continue'),
  acknowledge: text(
    '请先与相同的记录核对，再勾选“不是同一个”',
    '請先與相同的記錄核對，然後剔選「並非同一個」',
    'Compare it with the similar records, then tick “This is a different one”',
  ),
  blacklisted: text('黑名单', '黑名單', 'blacklisted'),
}

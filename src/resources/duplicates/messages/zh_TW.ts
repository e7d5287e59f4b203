import type { duplicateTexts as texts } from './en_US.ts'

/** What is said about records that look alike, in Traditional Chinese. */
export const duplicateTexts: typeof texts = {
  title: '可能已有相同記錄',
  certain: '有 %{smart_count} 項記錄的編號或名稱相同，請先開啟核對。',
  likely: '以下記錄頗為相似，請先查看，避免重複輸入。',
  reason: {
    registration_no: '註冊編號相同',
    name: '名稱相同',
    sound: '讀音相同',
    similar: '名稱相似，%{percent}%',
  },
  open: '在新分頁開啟 %{name}',
  go_on: '並非同一個，繼續輸入',
  acknowledge: '請先與相同的記錄核對，然後剔選「並非同一個」',
  blacklisted: '黑名單',
}

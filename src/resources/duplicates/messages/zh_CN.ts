import type { duplicateTexts as texts } from './en_US.ts'

/** What is said about records that look alike, in Simplified Chinese. */
export const duplicateTexts: typeof texts = {
  title: '可能已有相同记录',
  certain: '有 %{smart_count} 条记录的号码或名称相同，请先打开核对。',
  likely: '以下记录比较相似，请先看一看，避免重复录入。',
  reason: {
    registration_no: '注册号相同',
    name: '名称相同',
    sound: '读音相同',
    similar: '名称相似，%{percent}%',
  },
  open: '在新标签页打开 %{name}',
  go_on: '不是同一个，继续录入',
  acknowledge: '请先与相同的记录核对，再勾选“不是同一个”',
  blacklisted: '黑名单',
}

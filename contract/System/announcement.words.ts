import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { announcement } from './announcement.ts'

export const announcementWords = words(announcement, {
  name: text('公告', '公告', 'Announcement |||| Announcements'),
  fields: {
    title: text('标题（简体）', '標題（簡體）', 'Title (Simplified)'),
    title_tc: text('标题（繁体）', '標題（繁體）', 'Title (Traditional)'),
    title_en: text('标题（英文）', '標題（英文）', 'Title (English)'),
    body: text('内容（简体）', '內容（簡體）', 'Text (Simplified)'),
    body_tc: text('内容（繁体）', '內容（繁體）', 'Text (Traditional)'),
    body_en: text('内容（英文）', '內容（英文）', 'Text (English)'),
    sites: text('站点', '站點', 'Sites'),
    roles: text('角色', '角色', 'Roles'),
    from_at: text('开始显示', '開始顯示', 'Shown from'),
    until_at: text('停止显示', '停止顯示', 'Shown until'),
  },
  help: {
    sites: text('留空表示所有站点', '留空即所有站點', 'Leave empty for people at every site'),
    roles: text('留空表示所有角色', '留空即所有角色', 'Leave empty for people with any role'),
    until_at: text('留空表示一直显示', '留空即一直顯示', 'Leave empty to show it indefinitely'),
  },
  choices: {},
  steps: {},
  screen: {
    group: {
      text: text('内容', '內容', 'Text'),
      meant: text('对象与时间', '對象及時間', 'Audience and dates'),
    },
    readers: text('已确认的人', '已確認的人', 'Who has acknowledged it'),
    count: text(
      '%{meant} 人中有 %{total} 人已确认',
      '%{meant} 人中有 %{total} 人已確認',
      '%{total} of %{meant} people',
    ),
    nobody: text('还没有人确认', '尚未有人確認', 'Nobody yet'),
    person: text('用户', '用戶', 'Person'),
    username: text('用户名', '用戶名稱', 'User name'),
    at: text('确认时间', '確認時間', 'When'),
  },
})

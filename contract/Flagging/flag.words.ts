import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { flag } from './flag.ts'
import { flagRuleWords, severityTexts } from './flagRule.words.ts'

const { metric } = flagRuleWords.choices
const why = text('原因', '原因', 'Reason')

/** The words for tenants on the watch list. */
export const flagWords = words(flag, {
  name: text('预警', '預警', 'Flag |||| Flags'),
  fields: {
    site: text('站点', '站點', 'Site'),
    title: text('名称', '名稱', 'Name'),
    rule_id: text('规则', '規則', 'Rule'),
    metric: text('指标', '指標', 'Figure'),
    severity: text('严重程度', '嚴重程度', 'Severity'),
    store_id: text('铺位', '舖位', 'Store'),
    tenant_ship_id: text('租户', '租戶', 'Tenant'),
    period: text('月份', '月份', 'Month'),
    value: text('数值', '數值', 'Value'),
    threshold: text('阈值', '界線', 'Threshold'),
    status: text('状态', '狀態', 'Status'),
    owner_id: text('跟进人', '跟進人', 'Followed up by'),
    muted_until: text('暂停提醒至', '暫停至', 'Muted until'),
    comments: text('留言', '留言', 'Comments'),
    created_at: text('发现时间', '發現時間', 'Found'),
  },
  choices: {
    metric,
    severity: severityTexts,
    status: {
      open: text('待处理', '待處理', 'Open'),
      acknowledged: text('已知悉', '已知悉', 'Acknowledged'),
      in_follow_up: text('跟进中', '跟進中', 'In follow-up'),
      cleared: text('已解除', '已解除', 'Cleared'),
      muted: text('已暂停提醒', '已暫停', 'Muted'),
    },
  },
  steps: {
    acknowledge: {
      label: text('知悉', '知悉', 'Acknowledge'),
      question: text('确认已知悉此预警？', '確認已知悉此預警？', 'Acknowledge this flag?'),
      done: text('已知悉', '已知悉', 'Acknowledged'),
    },
    follow_up: {
      label: text('跟进', '跟進', 'Follow up'),
      question: text('由谁跟进？', '由誰跟進？', 'Who follows this up?'),
      done: text('已安排跟进', '已安排跟進', 'Follow-up started'),
      fields: {
        owner_id: text('跟进人', '跟進人', 'Followed up by'),
        comment: text('留言（可选）', '留言（可選）', 'Comment (optional)'),
      },
    },
    mute: {
      label: text('暂停提醒', '暫停', 'Mute'),
      question: text('暂停提醒到哪一天？', '暫停至哪一天？', 'Mute this flag until when?'),
      done: text('已暂停提醒', '已暫停', 'Muted'),
      fields: { muted_until: text('暂停提醒至', '暫停至', 'Muted until'), reason: why },
      help: {
        muted_until: text(
          '当天结束前，规则不会改动此预警',
          '該日完結前，規則不會更改此預警',
          'Until the end of this day the rules leave the flag alone',
        ),
      },
    },
    unmute: {
      label: text('恢复提醒', '取消暫停', 'Unmute'),
      question: text('恢复提醒？', '取消暫停？', 'Unmute this flag?'),
      done: text('已恢复提醒', '已取消暫停', 'Unmuted'),
    },
    clear: {
      label: text('解除', '解除', 'Clear'),
      question: text('解除此预警？', '解除此預警？', 'Clear this flag?'),
      done: text('已解除', '已解除', 'Cleared'),
      fields: { reason: why },
      help: {
        reason: text(
          '本月内规则不会再次提出此预警',
          '本月內規則不會再次提出此預警',
          'The rules do not raise it again for this month',
        ),
      },
    },
    reopen: {
      label: text('重新打开', '重新開啟', 'Reopen'),
      question: text('重新打开此预警？', '重新開啟此預警？', 'Open this flag again?'),
      done: text('已重新打开', '已重新開啟', 'Reopened'),
      fields: { reason: why },
    },
  },
  help: {
    period: text('留空为本月', '留空即本月', 'This month if empty'),
  },
  screen: {
    views: {
      open: text('待跟进', '待跟進', 'Needs attention'),
      mine: text('我跟进的', '由我跟進', 'Mine'),
      severe: text('紧急与高', '緊急及高', 'Critical and high'),
    },
    group: {
      what: text('预警内容', '預警內容', 'What was found'),
      evidence: text('依据', '依據', 'Evidence'),
      comments: text('留言', '留言', 'Comments'),
      links: text('相关资料', '相關資料', 'Related records'),
    },
    rule: text('铺位与规则', '舖位與規則', 'Store and rule'),
    now: {
      holds: text('条件目前仍成立', '條件目前仍然成立', 'The condition still holds'),
      over: text('条件目前已不成立', '條件目前已不成立', 'The condition no longer holds'),
    },
    by_system: text('系统', '系統', 'The system'),
    note: {
      cleared: text('条件不再成立', '條件不再成立', 'The condition no longer holds'),
      reopened: text('条件再次成立', '條件再次成立', 'The condition holds again'),
      unmuted: text('暂停期已结束', '暫停期已結束', 'It is no longer muted'),
    },
    issues: {
      title: text('由此产生的问题', '由此產生的問題', 'Issues raised about this'),
      none: text('还没有提出问题', '未有提出問題', 'No issue has been raised'),
      raise: text('提出问题', '提出問題', 'Raise an issue'),
      raised: text('问题已提出', '問題已提出', 'The issue was raised'),
      description: text(
        '%{metric}：%{value}（阈值 %{threshold}）',
        '%{metric}：%{value}（門檻 %{threshold}）',
        '%{metric}: %{value} (threshold %{threshold})',
      ),
    },
    no_comments: text('还没有留言', '暫時沒有留言', 'No comments yet'),
    comment: {
      fields: {
        comment: text('留言', '留言', 'Comment'),
        mentions: text('提醒谁看（可选）', '提醒誰看（可選）', 'Tell (optional)'),
      },
    },
    link: {
      shop: text('店铺全貌', '店舖全貌', 'Shop page'),
      performance: text('租金销售表现', '租金銷售表現', 'Performance'),
      lease: text('租约', '租約', 'Lease'),
      problems: text('超期问题', '逾期問題', 'Overdue issues'),
      sales: text('销售记录', '銷售記錄', 'Sales'),
      rents: text('租金', '租金', 'Rents'),
    },
    unit: {
      days: text('%{count} 天', '%{count} 天', '%{count} days'),
      points: text('%{count} 分', '%{count} 分', '%{count} points'),
      count: text('%{count} 个', '%{count} 個', '%{count}'),
    },
    regen: {
      title: text('立即更新', '立即更新', 'Update now'),
      text: text(
        '按规则重新检查本站点的所有租户。当天再次执行不会有变化。',
        '按規則重新檢查本站點的所有租戶。同日再次執行不會有變化。',
        'Checks every tenant of this site against the rules. A second run on the same day changes nothing.',
      ),
      done: text(
        '新增 %{opened}，解除 %{cleared}，保留 %{kept}',
        '新增 %{opened}，解除 %{cleared}，保留 %{kept}',
        '%{opened} opened, %{cleared} cleared, %{kept} kept',
      ),
    },
    card: {
      title: text('需要关注的租户', '需要關注的租戶', 'Tenants to watch'),
    },
    shop: {
      tab: text('预警', '預警', 'Flags'),
      open: text('当前预警', '目前預警', 'Current flags'),
      past: text('已静音与已解除', '已靜音及已解除', 'Muted and cleared'),
      none: text('没有预警', '沒有預警', 'No flags'),
      label: text('预警', '預警', 'Flags'),
    },
  },
})

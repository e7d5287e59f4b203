import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { myscustResult } from './myscustResult.ts'

/** The words for the visits of mystery customers, wherever they are mounted. */
export const myscustResultWords = words(myscustResult, {
  name: text('神秘顾客检测结果', '神秘顧客檢測結果', 'Mystery customer result |||| Mystery customer results'),
  fields: {
    site: text('站点', '站點', 'Site'),
    store_id: text('铺位', '舖位', 'Store'),
    title: text('检测', '檢測', 'Visit'),
    agency_id: text('检测机构', '檢測機構', 'Agency'),
    period: text('月份', '月份', 'Month'),
    round: text('轮次', '輪次', 'Round'),
    visit_at: text('到访时间', '到訪時間', 'Visited'),
    shopper_code: text('神秘顾客代号', '神秘顧客代號', 'Customer code'),
    questionnaire_version: text('问卷版本', '問卷版本', 'Questionnaire'),
    answers: text('答卷', '答卷', 'Answers'),
    sections: text('分项得分', '分項得分', 'Scores by section'),
    score: text('得分', '得分', 'Score'),
    pass: text('合格', '合格', 'Pass'),
    narrative: text('到访记述', '到訪記述', 'Account of the visit'),
    status: text('状态', '狀態', 'Status'),
    published_at: text('发布时间', '發佈時間', 'Published'),
    appeal_until: text('申诉截止', '申訴截止', 'Appeals until'),
    appeal_days_left: text('剩余申诉天数', '尚餘申訴日數', 'Days left for appeals'),
    appeal: text('申诉', '申訴', 'Appeal'),
    attachs: text('附件', '附件', 'Files'),
    appealed_by: text('申诉人', '申訴人', 'Appealed by'),
  },
  choices: {
    status: {
      draft: text('草稿', '草稿', 'Draft'),
      submitted: text('待发布', '待發佈', 'Submitted'),
      published: text('已发布', '已發佈', 'Published'),
      appealing: text('申诉中', '申訴中', 'Under appeal'),
    },
  },
  help: {
    agency_id: text('由营运团队自行检测则留空', '由營運團隊自行檢測則留空', 'Empty if your own team visits'),
  },
  steps: {
    submit: {
      label: text('提交', '提交', 'Submit'),
      question: text('提交此结果？', '提交此結果？', 'Submit this result?'),
      done: text('已提交', '已提交', 'Submitted'),
    },
    publish: {
      label: text('发布', '發佈', 'Publish'),
      question: text('发布此结果？', '發佈此結果？', 'Publish this result?'),
      done: text('已发布', '已發佈', 'Published'),
    },
    appeal: {
      label: text('申诉', '申訴', 'Appeal'),
      question: text('对哪些题目提出申诉？', '對哪些題目提出申訴？', 'Which answers do you dispute?'),
      done: text('已提出申诉', '已提出申訴', 'Appealed'),
      fields: {
        item_ids: text('题目', '題目', 'Questions'),
        reason: text('理由', '理由', 'Reason'),
      },
    },
    decide: {
      label: text('裁定申诉', '裁定申訴', 'Decide appeal'),
      question: text('接受此申诉？', '接納此申訴？', 'Accept this appeal?'),
      done: text('已裁定', '已裁定', 'Decided'),
      fields: {
        decision: text('裁定', '裁定', 'Decision'),
        comment: text('说明（可选）', '說明（可選）', 'Comment (optional)'),
      },
      choices: {
        decision: {
          accepted: text('接受', '接納', 'Accept'),
          rejected: text('驳回', '駁回', 'Reject'),
        },
      },
      help: {
        decision: text(
          '接受后，有争议的题目不再计分',
          '接納後，有爭議的題目不再計分',
          'If accepted, the disputed answers no longer count',
        ),
      },
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
    appealed_by: text(
      '不能裁定自己提出的申诉',
      '不能裁定自己提出的申訴',
      'You cannot decide your own appeal',
    ),
  },
  screen: {
    views: {
      to_publish: text('待我发布', '待我發佈', 'To publish'),
      to_decide: text('待我裁定', '待我裁定', 'To decide'),
      failed: text('不合格', '不合格', 'Failed'),
    },
    group: {
      visit: text('到访', '到訪', 'Visit'),
      narrative: text('到访记述', '到訪記述', 'Account of the visit'),
      answers: text('答卷', '答卷', 'Answers'),
      scores: text('分项得分', '分項得分', 'Scores by section'),
      files: text('附件', '附件', 'Files'),
      appeal: text('申诉', '申訴', 'Appeal'),
      publication: text('发布与申诉', '發佈與申訴', 'Publication and appeals'),
    },
    section: text('部分', '部分', 'Section'),
    question: text('题目', '題目', 'Question'),
    points: text('得分', '得分', 'Points'),
    comment: text('备注', '備註', 'Comment'),
    not_applicable: text('不适用', '不適用', 'Not applicable'),
    no_score: text('暂无得分', '暫無得分', 'No score yet'),
    of: text('%{score} / %{max}', '%{score} / %{max}', '%{score} of %{max}'),
    points_of: text('得分：%{question}', '得分：%{question}', 'Points: %{question}'),
    na_of: text('不适用：%{question}', '不適用：%{question}', 'Not applicable: %{question}'),
    comment_of: text('备注：%{question}', '備註：%{question}', 'Comment: %{question}'),
    running: text(
      '当前得分 %{score}，还有 %{open} 题未答',
      '目前得分 %{score}，尚有 %{open} 題未答',
      'Score so far: %{score}. Questions left: %{open}',
    ),
    unanswered: text(
      '还有 %{open} 题未答，答完后才能提交。',
      '尚有 %{open} 題未答，答完後才能提交。',
      'Answer the remaining questions (%{open}) before you submit.',
    ),
    no_questions: text(
      '此站点还没有问卷。请添加第一道题目。',
      '此站點尚未有問卷。請新增第一道題目。',
      'This site has no questionnaire yet. Add the first question.',
    ),
    add_question: text('添加题目', '新增題目', 'Add a question'),
    remove_question: text(
      '移除题目：%{question}',
      '移除題目：%{question}',
      'Remove the question: %{question}',
    ),
    new_question: {
      fields: {
        section: text('部分', '部分', 'Section'),
        question: text('题目', '題目', 'Question'),
        max: text('满分', '滿分', 'Most points'),
      },
    },
    add: text('添加', '新增', 'Add'),
    appeal: {
      days_left: text(
        '可在 %{date} 前申诉（剩余 %{days} 天）',
        '可於 %{date} 前申訴（尚餘 %{days} 日）',
        'Appeals are possible until %{date} (days left: %{days})',
      ),
      last_day: text(
        '申诉将于 24 小时内截止（%{date}）',
        '申訴將於 24 小時內截止（%{date}）',
        'Appeals end within 24 hours, at %{date}',
      ),
      by: text('申诉人', '申訴人', 'Appealed by'),
      choose: text('请至少选择一道题目', '請至少選擇一道題目', 'Choose at least one question'),
      items: text('有争议的题目', '有爭議的題目', 'Disputed answers'),
      reason: text('理由', '理由', 'Reason'),
      decision: text('裁定', '裁定', 'Decision'),
      accepted: text('接受', '接納', 'Accepted'),
      rejected: text('驳回', '駁回', 'Rejected'),
      open: text('待裁定', '待裁定', 'Not decided yet'),
      comment: text('说明', '說明', 'Comment'),
      score_before: text('申诉前得分', '申訴前得分', 'Score before'),
      disputed: text('有争议', '有爭議', 'Disputed'),
    },
    files: {
      none: text('没有附件', '沒有附件', 'No files'),
      add: text('上传附件', '上載附件', 'Add files'),
      remove: text('移除 %{name}', '移除 %{name}', 'Remove %{name}'),
      full: text('最多 %{max} 个附件', '最多 %{max} 個附件', 'At most %{max} files'),
    },
    trend: {
      title: text('该铺位历次得分', '此舖位歷次得分', 'Scores of this shop over time'),
      by: text('到访', '到訪', 'Visit'),
      whole: text('总分', '總分', 'Whole visit'),
    },
  },
})

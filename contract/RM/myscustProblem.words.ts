import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { myscustProblem } from './myscustProblem.ts'
import { tourProblemWords } from './tourProblem.words.ts'

const { tour_id: _tour, source: _source, ...fields } = tourProblemWords.fields
const { source: _sources, ...choices } = tourProblemWords.choices

/** The words for the problems that mystery customers met: those of tours, and where a problem comes from. */
export const myscustProblemWords = words(myscustProblem, {
  ...tourProblemWords,
  name: text('神秘顾客问题', '神秘顧客問題', 'Mystery customer issue |||| Mystery customer issues'),
  fields: {
    ...fields,
    result_id: text('检测', '檢測', 'Visit'),
    item_id: text('题号', '題號', 'Question no.'),
    section: text('问卷部分', '問卷部分', 'Section'),
    origin: text('来源', '來源', 'Origin'),
  },
  choices: {
    ...choices,
    origin: {
      auto: text('低分题目', '低分題目', 'Low score'),
      manual: text('手工', '人手', 'Manual'),
    },
  },
  screen: {
    ...tourProblemWords.screen,
    visit: text('来自检测', '來自檢測', 'Where it comes from'),
    tools: {
      regen: {
        title: text('生成问题', '產生問題', 'Generate issues'),
        text: text(
          '由低于及格线的题目生成问题。已开始处理的问题保持不变。',
          '由低於及格線的題目產生問題。已開始處理的問題維持不變。',
          'Low answers become issues. Issues that somebody has begun to deal with stay as they are.',
        ),
        fields: {
          period: text('月份', '月份', 'Month'),
          round: text('轮次', '輪次', 'Round'),
        },
        done: text(
          '新建 %{created}，更新 %{updated}，移除 %{removed}，保留 %{kept}',
          '新增 %{created}，更新 %{updated}，移除 %{removed}，保留 %{kept}',
          'Created: %{created}, updated: %{updated}, removed: %{removed}, kept: %{kept}',
        ),
      },
      reall: {
        title: text('重新分派', '重新分派', 'Reallocate'),
        text: text(
          '按分派规则重新确定未完成问题的责任部门和负责人。',
          '按分派規則重新決定未完成問題的負責部門及負責人。',
          'The routing rules decide again who deals with the unfinished issues.',
        ),
        fields: {
          period: text('月份（可选）', '月份（可選）', 'Month (optional)'),
          round: text('轮次（可选）', '輪次（可選）', 'Round (optional)'),
          only_unassigned: text('仅限未指派的问题', '只限未指派的問題', 'Unassigned issues only'),
        },
        done: text(
          '已重新分派 %{reassigned}，不变 %{unchanged}，无法分派 %{unroutable}',
          '已重新分派 %{reassigned}，不變 %{unchanged}，無法分派 %{unroutable}',
          'Reallocated: %{reassigned}, unchanged: %{unchanged}, without a route: %{unroutable}',
        ),
      },
    },
    of_result: {
      title: text('由此产生的问题', '由此產生的問題', 'Issues from this visit'),
      none: text('没有问题', '沒有問題', 'No issues'),
    },
  },
})

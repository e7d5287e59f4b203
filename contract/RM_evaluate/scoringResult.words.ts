import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { scoringResult } from './scoringResult.ts'

/** The words for results, wherever they are mounted. */
export const scoringResultWords = words(scoringResult, {
  name: text('评分结果', '評分結果', 'Result |||| Results'),
  fields: {
    name: text('店铺', '店舖', 'Shop'),
    name_en: text('店铺（英文）', '店舖（英文）', 'Shop (English)'),
    name_tc: text('店铺（繁体）', '店舖（繁體）', 'Shop (Traditional Chinese)'),
    site: text('站点', '站點', 'Site'),
    store_id: text('店铺', '店舖', 'Shop'),
    floor_id: text('楼层', '樓層', 'Floor'),
    category_id: text('类别', '類別', 'Category'),
    stat_time: text('评分日', '評分日', 'Scoring day'),
    report_id: text('评分记录', '評分記錄', 'Scoring record'),
    score: text('得分', '得分', 'Score'),
    section_scores: text('分项得分', '分項得分', 'Scores by section'),
    rank_site: text('全场排名', '全場排名', 'Rank'),
    rank_category: text('类别排名', '類別排名', 'Rank in category'),
    ranked_total: text('参评店铺', '參評店舖', 'Shops ranked'),
    previous_score: text('上次得分', '上次得分', 'Previous score'),
    delta: text('变化', '變化', 'Change'),
    site_average: text('全场平均', '全場平均', 'Site average'),
    grade: text('等级', '等級', 'Grade'),
    version: text('版本', '版本', 'Version'),
    is_latest: text('最近一次', '最近一次', 'Latest'),
  },
  choices: {
    grade: {
      A: text('A', 'A', 'A'),
      B: text('B', 'B', 'B'),
      C: text('C', 'C', 'C'),
      D: text('D', 'D', 'D'),
    },
  },
})

/** The other texts of the screens of results. */
export const scoringResultTexts: Texts = {
  day: text('评分日', '評分日', 'Scoring day'),
  average: text('全场平均', '全場平均', 'Site average'),
  median: text('中位数', '中位數', 'Median'),
  benchmark: text('广州平均', '廣州平均', 'Guangzhou average'),
  shops: text('参评店铺', '參評店舖', 'Shops scored'),
  version: text(
    '第 %{version} 版 · %{kind} · %{at}',
    '第 %{version} 版 · %{kind} · %{at}',
    'Version %{version} · %{kind} · %{at}',
  ),
  kind: {
    confirm: text('由确认生成', '由確認產生', 'by confirmation'),
    regen: text('重新生成', '重新產生', 'calculated again'),
    recover: text('恢复自第 %{version} 版', '還原自第 %{version} 版', 'restored from version %{version}'),
  },
  stale: text(
    '之后有评分被退回或更正，结果已过期。',
    '之後有評分被退回或更正，結果已過期。',
    'A report was returned or corrected since. These results are out of date.',
  ),
  regen: {
    button: text('重新生成', '重新產生', 'Calculate again'),
    title: text('重新生成当日结果？', '重新產生當日結果？', "Calculate this day's results again?"),
    hint: text(
      '结果将按已确认的评分重新计算，现有结果存为旧版本，可随时恢复。',
      '結果將按已確認的評分重新計算，現有結果存為舊版本，可隨時還原。',
      'The results are calculated from the confirmed reports again. The current results are kept as a version that you can restore.',
    ),
    fields: { reason: text('原因', '原因', 'Reason') },
    done: text(
      '第 %{run_version} 版已生成，%{smart_count} 家店铺有变化',
      '第 %{run_version} 版已產生，%{smart_count} 間店舖有變化',
      'Version %{run_version}: %{smart_count} shop changed |||| Version %{run_version}: %{smart_count} shops changed',
    ),
    unchanged: text(
      '没有变化，未生成新版本',
      '沒有變化，未產生新版本',
      'Nothing changed, so there is no new version',
    ),
  },
  changes: {
    button: text('版本差异', '版本差異', 'What changed'),
    title: text('版本差异', '版本差異', 'What changed between two versions'),
    from: text('从', '從', 'From version'),
    to: text('到', '到', 'To version'),
    none: text('两个版本的结果相同', '兩個版本的結果相同', 'The results are the same in both versions'),
    shop: text('店铺', '店舖', 'Shop'),
    score: text('得分', '得分', 'Score'),
    rank: text('排名', '排名', 'Rank'),
  },
  place: text('店铺与排名', '店舖與排名', 'Shop and rank'),
  score: text('得分', '得分', 'Score'),
  by_section: text('分项得分', '分項得分', 'Scores by section'),
  section: text('分项', '分項', 'Section'),
  shop: text('本店', '本店', 'This shop'),
  groups: {
    by: text('比较平均分', '比較平均分', 'Compare averages'),
    none: text('不比较', '不比較', 'No comparison'),
    floor: text('楼层', '樓層', 'Floor'),
    category: text('类别', '類別', 'Category'),
    average: text(
      '平均分（虚线为全场平均）',
      '平均分（虛線為全場平均）',
      'Average (dashed line: site average)',
    ),
  },
  ranking: {
    title: text('单项排名', '單項排名', 'Item ranking'),
    history: text('单项历史', '單項歷史', 'Item over time'),
    item: text('评分项目', '評分項目', 'Item'),
    category: text('类别', '類別', 'Category'),
    all: text('全部类别', '全部類別', 'All categories'),
    rank: text('排名', '排名', 'Rank'),
    shop: text('店铺', '店舖', 'Shop'),
    mean: text(
      '平均得分（虚线为全场平均）',
      '平均得分（虛線為全場平均）',
      'Mean score (dashed line: site average)',
    ),
    none: text(
      '这段时间没有店铺得到该项评分。',
      '這段時間沒有店舖得到該項評分。',
      'No shop was scored on this item in this period.',
    ),
  },
  recover: {
    button: text('恢复旧版本', '還原舊版本', 'Restore a version'),
    title: text('恢复哪个版本？', '還原哪個版本？', 'Which version should be restored?'),
    hint: text(
      '恢复会生成一个新版本，因此也可以撤销；评分记录不变。',
      '還原會產生一個新版本，因此也可以撤銷；評分記錄不變。',
      'Restoring makes a new version, so it can be undone too. Reports stay as they are.',
    ),
    fields: { version: text('版本', '版本', 'Version'), reason: text('原因', '原因', 'Reason') },
    done: text(
      '已恢复第 %{restored_version} 版',
      '已還原第 %{restored_version} 版',
      'Version %{restored_version} was restored',
    ),
  },
}

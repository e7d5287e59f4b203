import { text, type Texts } from '#contract/localText.ts'
import { causeNames, changeCauses } from './changeCauses.ts'

/** The texts of the page about the changes by recalculations. */
export const performanceChangesTexts: Texts = {
  title: text('变动与原因', '變動及原因', 'What changed and why'),
  open: text('查看变动', '查看變動', 'What changed'),
  open_run: text('查看 %{count} 行变动', '查看 %{count} 行變動', 'Show what changed in %{count} rows'),
  run: text('重算', '重新計算', 'Recalculation'),
  all_runs: text('最近全部重算', '最近全部重新計算', 'All recent recalculations'),
  run_of: text('%{time}：%{from} 至 %{to}', '%{time}：%{from} 至 %{to}', '%{time}: %{from} to %{to}'),
  month: text('月份', '月份', 'Month'),
  all: text('全部', '全部', 'All'),
  find: text('铺位或品牌', '舖位或品牌', 'Store or brand'),
  figure: text('指标', '指標', 'Figure'),
  any: text('任何指标', '任何指標', 'Any figure'),
  more_than: text('变动超过', '變動超過', 'Changed by more than'),
  more_than_ratio: text('变动超过（%）', '變動超過（%）', 'Changed by more than (%)'),
  forced: text(
    '已锁定的月份被强制重算。原因：%{reason}',
    '已鎖定的月份被強制重新計算。原因：%{reason}',
    'Locked months were calculated by force. Reason: %{reason}',
  ),
  store: text('铺位', '舖位', 'Store'),
  time: text('重算时间', '重新計算時間', 'Recalculated'),
  causes: text('变动的原因', '變動的原因', 'Why'),
  before: text('%{figure}：原', '%{figure}：原', '%{figure}, before'),
  after: text('%{figure}：新', '%{figure}：新', '%{figure}, after'),
  change: text('%{figure}：差额', '%{figure}：差額', '%{figure}, change'),
  than_before: text('重算前', '重新計算前', 'before'),
  rows: text('变动行数', '變動行數', 'Rows changed'),
  others: text('其他', '其他', 'Others'),
  was: text('重算前', '重新計算前', 'Before'),
  now: text('重算后', '重新計算後', 'After'),
  chart: {
    sales: text('销售额变动的来源', '銷售額變動的來源', 'Where sales changed'),
    cost: text('租售成本变动的构成', '租用成本變動的構成', 'What changed the occupancy cost'),
  },
  cause: Object.fromEntries(causeNames.map((cause) => [cause, changeCauses[cause].name])),
  /** With the values of an input that has any. */
  of_cause: text(
    '%{cause}：%{before} → %{after}',
    '%{cause}：%{before} → %{after}',
    '%{cause}: %{before} → %{after}',
  ),
  value: {
    fixed: text('固定租金', '固定租金', 'fixed'),
    turnover: text('提成租金', '分成租金', 'turnover'),
    higher_of: text('两者取高', '兩者取高', 'whichever is higher'),
    base_plus: text('固定加提成', '固定加分成', 'base plus turnover'),
    direct: text('同一租户', '同一租戶', 'the tenancy itself'),
    lineage: text('拆分或合并前的铺位', '拆分或合併前的舖位', 'the units before the split or merger'),
    none: text('无', '無', 'none'),
  },
}

import { sql } from 'kysely'
import { site } from '#contract/common/site.ts'
import { text } from '#contract/localText.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { AreaSetup } from '#server/services/setup/setupStep.ts'

/** What shops are scored by. */
export const scoringSetup: AreaSetup = {
  needs: ['brandDB.units', 'leasing.leases', 'RM_evaluate.items'],
  steps: [
    {
      id: 'RM_evaluate.items',
      order: 90,
      title: text('评分项目', '評分項目', 'Scoring items'),
      does: text(
        '新建评分项目表，权重合计 100，然后启用。',
        '新增評分項目表，權重合計 100，然後啟用。',
        'Make a set of items whose weights add up to 100, and put it into force.',
      ),
      without: text(
        '没有启用的项目表，无法每日评分。',
        '沒有啟用的項目表，無法每日評分。',
        'Without a set in force, shops cannot be scored.',
      ),
      link: '/RM_evaluate/items',
      of: scoreItemSet,
      where: sql`status = 'active'`,
      lacking: {
        count: (context) => sql`
          select count(*) from ${visibleTable(site, context)} where not exists (
            select from ${visibleTable(scoreItemSet, context)} where status = 'active'
              and (score_item_set.site is null or score_item_set.site = site._id)
              and (region is null or region = site_region))`,
        text: text(
          '%{count} 个站点没有启用的项目表',
          '%{count} 個站點沒有啟用的項目表',
          'Sites without a set in force: %{count}',
        ),
      },
    },
  ],
}

import { sql } from 'kysely'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { drawn } from '#server/demo/draws.ts'
import { threeNames } from '#server/demo/threeNames.ts'

const tags = [
  ['positive', '笑容亲切|笑容親切|Warm smile'],
  ['positive', '主动协助|主動協助|Proactive help'],
  ['positive', '产品知识丰富|產品知識豐富|Good product knowledge'],
  ['positive', '环境整洁|環境整潔|Tidy shop'],
  ['negative', '等候过长|等候過長|Long wait'],
  ['negative', '无人招呼|無人招呼|No greeting'],
  ['negative', '制服不整|制服不整|Uniform issue'],
  ['negative', '玩手机|玩手機|Phone use'],
  ['negative', '排队混乱|排隊混亂|Queue disorder'],
  ['negative', '货品缺货|貨品缺貨|Out of stock'],
  ['neutral', '新员工|新員工|New staff'],
  ['neutral', '装修中|裝修中|Under renovation'],
] as const

// The journey through the tags of the second site adds this tag there itself.
const addedByHand = '等候过长|等候過長|Long wait'
const instead = '结账缓慢|結帳緩慢|Slow checkout'

const colors = { positive: '#2e7d32', negative: '#c62828', neutral: '#546e7a' }

/** The tags of the two sites in Hong Kong, twelve each. */
export const dailyScoreTags = (createdAt: number) =>
  ['9', '10'].flatMap((site) =>
    tags.map(([polarity, names], index) => ({
      _id: `DT-${site}-${index + 1}`,
      site,
      ...threeNames(site === '10' && names === addedByHand ? instead : names),
      polarity,
      color: colors[polarity],
      ...commonColumns(createdAt),
    })),
  )

/**
 * The statement that gives shops of a site tags on days when they were scored: mostly praise for the good ones, mostly
 * criticism for the others.
 */
export const storeScoreTags = (site: string) => sql`
  insert into store_score_tag (store_id, stat_time, tag_id, "by")
  select store_id, stat_time, tag._id, scorer_id
  from scoring_report report join daily_score_tag tag on tag.site = report.site
  where report.site = ${site} and status <> 'draft' and ${drawn(sql`report._id || tag._id`)} <
    case polarity when 'positive' then greatest(0, total_score - 70) / 250 when 'negative' then greatest(0, 95 - total_score) / 500 else 0.015 end`

import { sql } from 'kysely'
import { text, type Locale } from '#contract/localText.ts'
import { scoreItemSetWords } from '#contract/RM_evaluate/scoreItemSet.words.ts'
import type { Sql } from '#server/engine/condSql.ts'

const everywhere = text('所有站点', '所有站點', 'All sites')
const version = text('第 %s 版', '第 %s 版', 'version %s')

/** Columns of a name in a language, the first that is filled counts. */
const columns: Readonly<Record<Locale, Sql>> = {
  zh_CN: sql`coalesce(to_jsonb(named)->>'name_sc', name)`,
  zh_TW: sql`coalesce(name_tc, name)`,
  en_US: sql`coalesce(name_en, name)`,
}

/** The name of a set in a language, such as `Hong Kong · Dining · version 2`. */
const nameIn = (locale: Locale): Sql => {
  const regions = Object.entries(scoreItemSetWords.choices.region).map(
    ([region, name]) => sql`when ${region} then ${name[locale]}`,
  )
  const name = columns[locale]
  return sql`concat_ws(' · ',
    coalesce((select ${name} from site named where named._id = score_item_set.site),
      case score_item_set.region ${sql.join(regions, sql` `)} end, ${everywhere[locale]}),
    (select ${name} from brand_category named where named._id = score_item_set.category_id),
    format(${version[locale]}, score_item_set.version))`
}

/** What sets of items are called, in three languages. */
export const itemSetNames = {
  name: () => nameIn('zh_CN'),
  name_en: () => nameIn('en_US'),
  name_tc: () => nameIn('zh_TW'),
}

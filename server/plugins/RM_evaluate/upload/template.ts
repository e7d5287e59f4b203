import { dailyScoringTemplate } from '#contract/RM_evaluate/scoringUpload.ts'
import type { Locale } from '#contract/localText.ts'
import { requireSite } from '#server/engine/scope.ts'
import { transact } from '#server/engine/transact.ts'
import { exportRoute } from '#server/http/handler.ts'
import { requireDay } from '#server/plugins/RM_evaluate/reports/requireDay.ts'
import type { Cell, Sheet } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { itemsOf, shopsOn, type SetItem, type ShopOnDay } from './shops.ts'
import { uploadTexts } from './uploadTexts.ts'

/** The person's shops with a tenant that are not confirmed yet, and a column for each item. */
export const templateRoute = exportRoute(dailyScoringTemplate, async ({ query, locale, context }) => {
  const { site, stat_time, format } = query
  // Not on a replica: whose shops they are is read with a lock.
  const { day, shops, items } = await transact(context(), async (context) => {
    requireSite(context.who, site)
    const day = await requireDay(context, { site, stat_time })
    const all = await shopsOn(context, { site, stat_time }, day)
    const shops = all.filter(
      ({ isOwn, tenant_ship_id, set_id, report }) =>
        isOwn && tenant_ship_id !== null && set_id !== null && report?.status !== 'confirmed',
    )
    return {
      day,
      shops,
      items: await itemsOf(
        context,
        shops.map(({ set_id }) => set_id),
      ),
    }
  })
  const columns = [...new Map(items.map((item) => [item.code, item])).values()]
  return sheetFile(`daily_scoring_${site}_${day}`, format, [
    scores(shops, items, { columns, locale }),
    notes(columns, locale),
  ])
})

interface TemplateOptions {
  /** An item for each column. */
  readonly columns: readonly SetItem[]
  readonly locale: Locale
}

function scores(
  shops: readonly ShopOnDay[],
  items: readonly SetItem[],
  { columns, locale }: TemplateOptions,
): Sheet {
  const known = new Set(items.map(({ set_id, code }) => `${set_id} ${code}`))
  return {
    name: uploadTexts.scores[locale],
    columns: [
      { title: uploadTexts.unit[locale], kind: 'text' },
      { title: uploadTexts.shop[locale], kind: 'text', width: 28 },
      ...columns.map((item) => ({ title: `${item.code} ${nameIn(item, locale)}`, kind: 'text' as const })),
    ],
    pages: [
      shops.map((shop): Cell[] => [
        shop.store_no,
        nameIn(shop, locale),
        ...columns.map(({ code }) => (known.has(`${shop.set_id} ${code}`) ? null : 'NA')),
      ]),
    ],
  }
}

const notes = (columns: readonly SetItem[], locale: Locale): Sheet => ({
  name: uploadTexts.items[locale],
  columns: [
    { title: uploadTexts.code[locale], kind: 'text' },
    { title: uploadTexts.item[locale], kind: 'text', width: 28 },
    { title: uploadTexts.weight[locale], kind: 'number' },
    { title: uploadTexts.most[locale], kind: 'number' },
    { title: uploadTexts.how[locale], kind: 'text', width: 60 },
  ],
  pages: [
    columns.map((item, at) => [
      item.code,
      nameIn(item, locale),
      item.weight,
      item.max_score,
      at === 0 ? uploadTexts.hint[locale] : null,
    ]),
  ],
})

/** A name in a language, otherwise the first name. */
function nameIn({ name, name_en, name_tc }: Pick<ShopOnDay, 'name' | 'name_en' | 'name_tc'>, locale: Locale) {
  return { zh_CN: name, zh_TW: name_tc, en_US: name_en }[locale] || name
}

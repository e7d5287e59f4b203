import type { CSSProperties } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { tagStores } from '#contract/RMHK_evaluate/storeScoreTag.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './TagTable.module.css'

type Answer = z.infer<typeof tagStores.reply>

interface TagTableProps {
  readonly shops: Answer['list']
  readonly matrix: NonNullable<Answer['matrix']>
}

/** A heat map: a row for each shop, a column for each day with tags, the latest first, and the number of tags in the cells. */
export function TagTable({ shops, matrix }: TagTableProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const days = [...new Set(matrix.map(({ stat_time }) => stat_time))].toSorted((a, b) => b - a)
  const counts = new Map(matrix.map(({ store_id, stat_time, count }) => [`${store_id} ${stat_time}`, count]))
  const most = Math.max(1, ...matrix.map(({ count }) => count))
  return (
    <ScrollRegion className={styles['map']} label={translate('RMHK_evaluate.tagStores.map')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('RMHK_evaluate.tagStores.shop')}</th>
            <th scope="col">{translate('RMHK_evaluate.tagStores.tags')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {formatDate(day).replace(/^\d+\//, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shops.map((shop) => (
            <tr key={shop.store_id}>
              <th scope="row">
                {shop.store_no} {nameOf({ ...(shop.brand ?? shop), id: shop.store_id })}
              </th>
              <td>
                {shop.tags
                  .map((tag) => `${nameOf({ ...tag, id: tag.tag_id })} × ${tag.count}`)
                  .join(translate('RMHK_evaluate.tagStores.comma'))}
              </td>
              {days.map((day) => (
                <HeatCell key={day} count={counts.get(`${shop.store_id} ${day}`) ?? 0} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** The more tags, the stronger the colour, in four steps. */
function HeatCell({ count, most }: { readonly count: number; readonly most: number }) {
  const heat = Math.ceil((4 * count) / most)
  const style = heat > 0 ? ({ '--heat': `${4 + 8 * heat}%` } as CSSProperties) : undefined
  return (
    <td data-heat={heat} style={style}>
      {count > 0 ? count : ''}
    </td>
  )
}

import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import type { dailyResultData } from '#contract/RM_evaluate/shopScores.ts'
import { formatNumber, formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { localName } from '#src/kit/base/text/localName.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { ItemHistory } from './ItemHistory.tsx'
import styles from './ShopScore.module.css'

/** An item of a result. */
export type ScoredItem = z.infer<typeof dailyResultData.reply>['items'][number]

interface ScoreLineProps {
  readonly storeId: string
  readonly item: ScoredItem
  /** Whether the shop is at the benchmark site. */
  readonly isBenchmark: boolean
}

/** An item: its points, what they count, how others and the shop itself did, and on a click its history. */
export function ScoreLine({ storeId, item, isBenchmark }: ScoreLineProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const name = localName(item, useLocale() ?? '') || item.code
  const { ratio, site_average, remark, tags, attachs } = item
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="accent text-start"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
          <Beside {...{ item, isBenchmark }} />
          {remark && <p>{remark}</p>}
          {tags.length > 0 && (
            <p className={styles['tags']}>
              {tags.map((tag) => (
                <span key={tag}>
                  <ReferenceLabel to="daily_score_tag" id={tag} />
                </span>
              ))}
            </p>
          )}
          {attachs.length > 0 && <PictureList uids={attachs} />}
        </th>
        <td data-low={(ratio !== null && site_average !== null && ratio < site_average) || undefined}>
          {item.is_na
            ? translate('RM_evaluate.shop.na')
            : item.score === null
              ? noValue
              : `${formatNumber(item.score)} / ${formatNumber(item.max_score)}`}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2} className={styles['history']}>
            <ItemHistory storeId={storeId} itemId={item.item_id} name={name} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The weight of an item, what it counts, and the shares of points that others and the shop itself reached. */
function Beside({ item, isBenchmark }: Omit<ScoreLineProps, 'storeId'>) {
  const translate = useTranslate()
  const { weight, weighted, site_average, gz_average, previous } = item
  const shares = Object.entries({
    at_site: site_average,
    at_benchmark: isBenchmark ? null : gz_average,
    before: previous,
  })
  const words = [
    translate('RM_evaluate.shop.weight', { weight: formatNumber(weight) }),
    ...(weighted === null ? [] : [translate('RM_evaluate.shop.counts', { points: formatNumber(weighted) })]),
    ...shares.flatMap(([name, ratio]) =>
      ratio === null ? [] : [translate(`RM_evaluate.shop.${name}`, { ratio: formatRatio(ratio) })],
    ),
  ]
  return <span className="block muted small">{words.join(' · ')}</span>
}

import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { tourResult } from '#contract/RM/tourResult.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { itemColors } from './colors.ts'
import { IssueLink } from './IssueLink.tsx'
import styles from './TourResult.module.css'

/** The points of a result: what was found at each, with photos, and the issue that was raised. */
export function ItemList() {
  const record = useRecord<typeof tourResult>()
  const translate = useTranslate()
  const nameOf = useLocalName()
  if (!record) return null
  return (
    <Section title="RM.tourResult.check.checklist">
      {record.items.length === 0 && <p>{translate('RM.tourResult.no_items')}</p>}
      <ul className={`stack ruled ${styles['items']}`}>
        {record.items.map(({ item, result, remark, attachs, problem_id, ...names }) => (
          <li key={item} className="stack gap-8">
            <div className="row wrap between gap-4-12">
              <span>{nameOf({ ...names, id: item })}</span>
              <StatusChip tone={itemColors[result]}>{translate(`RM.tourResult.item.${result}`)}</StatusChip>
            </div>
            {remark && <p className="muted">{remark}</p>}
            {attachs.length > 0 && <PictureList uids={attachs} />}
            {problem_id && <IssueLink id={problem_id} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

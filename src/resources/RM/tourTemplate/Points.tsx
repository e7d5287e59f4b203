import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { PointLine } from './PointLine.tsx'
import styles from './TourTemplate.module.css'

/** The points of a checklist, with their reference pictures. */
export function Points() {
  const record = useRecord<typeof tourTemplate>()
  const translate = useTranslate()
  const nameOf = useLocalName()
  if (!record) return null
  return (
    <Section title="RM.tourTemplate.group.items">
      {record.items.length === 0 && <p>{translate('RM.tourTemplate.no_items')}</p>}
      <ol className={styles['points']}>
        {record.items.map((point) => (
          <li key={point.code} className="row wrap gap-4">
            <PointLine point={point} name={nameOf({ ...point, id: point.code })} />
            {point.attachs.length > 0 && <PictureList uids={point.attachs} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

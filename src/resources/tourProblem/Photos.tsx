import { useRecordContext, useTranslate } from 'react-admin'
import { PictureList } from '#src/kit/picture/PictureList.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import styles from './TourProblem.module.css'

const sides = { before: 'attachs_before', after: 'attachs_after' } as const

/** The photos before and after the fix, side by side. */
export function Photos({ texts }: { texts: string }) {
  const problem = useRecordContext()
  const translate = useTranslate()
  return (
    <Section title={`${texts}.group.photos`}>
      <div className={styles['sides']}>
        {Object.entries(sides).map(([side, source]) => {
          const uids: readonly string[] = problem?.[source] ?? []
          return (
            <div key={side}>
              <h3>{translate(`${texts}.${side}`)}</h3>
              {uids.length > 0 ? (
                <PictureList uids={uids} />
              ) : (
                <p className={styles['none']}>{translate(`${texts}.no_photos`)}</p>
              )}
            </div>
          )
        })}
      </div>
    </Section>
  )
}

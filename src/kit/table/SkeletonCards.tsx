import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Cards.module.css'

/** Placeholder cards for a list that loads for the first time, on a phone. */
export function SkeletonCards() {
  const translate = useTranslate()
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{translate('atrium.state.loading')}</output>
      <ul className={styles['cards']} aria-hidden="true">
        {['62%', '48%', '70%', '55%'].map((width) => (
          <li key={width} className={styles['card']}>
            <div className={styles['head']}>
              <SkeletonBar width={width} />
            </div>
            <div className={styles['lines']}>
              <SkeletonBar width="60%" />
              <SkeletonBar width="45%" />
              <SkeletonBar width="50%" />
              <SkeletonBar width="65%" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

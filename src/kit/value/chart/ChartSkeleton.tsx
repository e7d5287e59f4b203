import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Chart.module.css'

/** A chart while it loads: bars without figures. */
export function ChartSkeleton() {
  const translate = useTranslate()
  return (
    <output className={styles['skeleton']} aria-label={translate('atrium.state.loading')}>
      {heights.map((height) => (
        <SkeletonBar key={height} height={`${height}%`} />
      ))}
    </output>
  )
}

const heights = [45, 70, 55, 90, 65, 35, 80, 50]

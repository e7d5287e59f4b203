import { useTranslate } from 'react-admin'
import styles from './Chart.module.css'

/** A chart while it loads: bars without figures. */
export function ChartSkeleton() {
  const translate = useTranslate()
  return (
    <output className={styles['skeleton']} aria-label={translate('atrium.state.loading')}>
      {heights.map((height) => (
        <span key={height} style={{ height: `${height}%` }} />
      ))}
    </output>
  )
}

const heights = [45, 70, 55, 90, 65, 35, 80, 50]

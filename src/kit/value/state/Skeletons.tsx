import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './State.module.css'

/**
 * A grey bar in place of something that is loading; by default as wide as its container and as high as a
 * word.
 */
export const SkeletonBar = (size: { width?: string; height?: string }) => (
  <span className={styles['bar']} style={size} />
)

/** A record page or form while it is loading: a heading, and lines with label and value. */
export function RecordSkeleton({ lines = 8 }: { lines?: number }) {
  const translate = useTranslate()
  return (
    <output aria-label={translate('atrium.state.loading')}>
      <span className={styles['record']} aria-hidden="true">
        <span className={styles['heading']}>
          <SkeletonBar />
        </span>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles['line']}>
            <SkeletonBar />
            <SkeletonBar width={`${40 + ((line * 37) % 50)}%`} />
          </span>
        ))}
      </span>
    </output>
  )
}

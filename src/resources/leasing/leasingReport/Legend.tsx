import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Stacking.module.css'
import type { Tone } from './legendOf.ts'
import { tintOf } from './tintOf.ts'

/** What the colours of the plan mean, and how many units have each. */
export function Legend({ tones }: { readonly tones: readonly Tone[] }) {
  const translate = useTranslate()
  return (
    <ul className={styles['legend']} aria-label={translate('leasing.report.legend')}>
      {tones.map(({ tone, mark, label, count }) => (
        <li className="row gap-6" key={label}>
          <span className={styles['swatch']} style={tintOf(tone)} data-tone={tone} aria-hidden="true">
            {mark}
          </span>
          {label} <span className="muted figures">{count}</span>
        </li>
      ))}
    </ul>
  )
}

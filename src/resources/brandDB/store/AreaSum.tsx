import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { areaTolerance } from '#contract/brandDB/storeChange.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import styles from './StoreChange.module.css'

/**
 * Whether a sum of areas is close enough to the required area. Compared in hundredths of a square metre,
 * which add up exactly.
 */
export const fits = (sum: number, area: number): boolean =>
  Math.abs(Math.round(sum * 100) - Math.round(area * 100)) <= areaTolerance * 100

/** The sum of the areas while the user types, and its difference from the required area. */
export function AreaSum({ sum, area }: { readonly sum: number; readonly area: number }) {
  const translate = useTranslate()
  const rest = Math.round((area - sum) * 100) / 100
  const state = fits(sum, area) ? 'fits' : rest > 0 ? 'missing' : 'over'
  return (
    <output className={styles['sum']} data-state={state}>
      <strong>
        {translate('brandDB.store.split.sum', { sum: formatArea(sum), area: formatArea(area) })}
      </strong>
      <span>
        {translate(`brandDB.store.split.${state}`, { difference: formatArea(Math.abs(rest)) })}
        {state === 'fits' && rest !== 0 && (
          <> · {translate('brandDB.store.split.tolerance', { tolerance: formatArea(areaTolerance) })}</>
        )}
      </span>
    </output>
  )
}

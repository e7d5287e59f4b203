import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brand } from '#contract/brandDB/brand.ts'
import styles from './Brand.module.css'

/** The price band of a brand as one to five currency signs; screen readers read a number. */
export function PriceBand({ band }: { readonly band: number }) {
  const translate = useTranslate()
  const most = brand.fields.price_band.max ?? band
  return (
    <span title={translate('brandDB.brand.price_band', { band, most })}>
      <span aria-hidden="true">
        {'¥'.repeat(band)}
        <span className={styles['rest']}>{'¥'.repeat(Math.max(0, most - band))}</span>
      </span>
      <span className="visually-hidden">{translate('brandDB.brand.price_band', { band, most })}</span>
    </span>
  )
}

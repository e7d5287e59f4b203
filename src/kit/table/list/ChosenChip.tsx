import Close from '@mui/icons-material/CloseRounded'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './FilterChip.module.css'

/** The chip of a filter by record ids, such as selected records: shows how many, and can be removed. */
export function ChosenChip() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const { _id: ids, ...others } = filterValues
  if (ids === undefined) return null
  const label = translate('atrium.list.chosen', { smart_count: [ids].flat().length })
  return (
    <div className={styles['chip']} data-active>
      <span>{label}</span>
      <button
        type="button"
        className={`stack center rigid ${styles['remove']}`}
        aria-label={translate('atrium.labelled', {
          label: translate('ra.action.remove_filter'),
          name: label,
        })}
        onClick={() => setFilters(others, displayedFilters)}
      >
        <Close aria-hidden="true" />
      </button>
    </div>
  )
}

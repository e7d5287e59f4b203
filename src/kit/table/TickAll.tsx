import { useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'

/** Ticks all rows of the page, or none of the list. */
export function TickAll({ records }: { records: readonly RaRecord[] }) {
  const { selectedIds, onSelect, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const ids = records.map(({ id }) => id)
  const ticked = ids.filter((id) => selectedIds.includes(id)).length
  const isAll = ids.length > 0 && ticked === ids.length
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_all')}
      checked={isAll}
      disabled={ids.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !isAll
      }}
      onChange={() => (isAll ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]))}
    />
  )
}

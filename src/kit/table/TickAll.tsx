import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useSelection } from '#src/kit/table/selection/selection.ts'

/** Selects or deselects all rows of the page; rows on other pages stay as they are. */
export function TickAll({ records }: { records: readonly RaRecord[] }) {
  const { isTicked, tick } = useSelection()
  const translate = useTranslate()
  const ids = records.map(({ id }) => id)
  const ticked = ids.filter(isTicked).length
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
      onChange={() => tick(ids, !isAll)}
    />
  )
}

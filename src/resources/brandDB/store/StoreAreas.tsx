import { useState } from 'react'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory, store } from '#contract/brandDB/store.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatColumn } from '#src/kit/value/field/formatNumber.ts'
import { useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { ResizeDialog } from './ResizeDialog.tsx'
import styles from './Store.module.css'
import type { Store } from './storeRecord.ts'
import { useAreas } from './useStoreFacts.ts'

/** The past and current areas of a unit, and a button to change its area. */
export function StoreAreas({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const headingOf = useHeading()
  const areas = useAreas(record._id)
  const may = useCan(store.actions['resize']?.can, record) && !isHistory(record)
  const [isOpen, setOpen] = useState(false)
  if (!areas) return null
  const format = formatColumn(areas.map(({ area }) => area))
  return (
    <Section
      title="brandDB.store.group.areas"
      action={
        may && (
          <Button size="small" onClick={() => setOpen(true)}>
            {translate('brandDB.store.action.resize')}
          </Button>
        )
      }
    >
      <table className={`full ${styles['table']}`} aria-label={translate('brandDB.store.areas.caption')}>
        <thead>
          <tr>
            <th scope="col" className="muted medium tiny">
              {translate('brandDB.store.areas.from')}
            </th>
            <th scope="col" className="muted medium tiny">
              {translate('brandDB.store.areas.to')}
            </th>
            <th scope="col" className="muted medium tiny">
              {headingOf(translate('brandDB.store.areas.area'), 'm²')}
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ from, to, area }) => (
            <tr key={from}>
              <td>{from === null ? translate('brandDB.store.areas.always') : formatDay(from)}</td>
              <td>{to === null ? translate('brandDB.store.areas.now') : formatDay(to)}</td>
              <td>{format(area)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOpen && <ResizeDialog record={record} onClose={() => setOpen(false)} />}
    </Section>
  )
}

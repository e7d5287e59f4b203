import LinkOff from '@mui/icons-material/LinkOffRounded'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useReference, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { useCan } from '#src/kit/subject.ts'
import styles from './Company.module.css'
import { TakeAwayDialog } from './TakeAwayDialog.tsx'

interface TakeAwayProps {
  readonly record: RaRecord & { readonly brand_id: string }
}

/** Takes a brand away from a company after asking, for those who may; neither of the two is changed itself. */
export const TakeAway = ({ record }: TakeAwayProps) =>
  useCan(brandCompany.can.remove) ? <Button record={record} /> : null

function Button({ record }: TakeAwayProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [isAsking, setAsking] = useState(false)
  const { referenceRecord: brand } = useReference({
    reference: useResourceOf('brand') ?? '',
    id: record.brand_id,
  })
  const label = translate('brandDB.company.take_away', { name: brand ? nameOf(brand) : record.brand_id })
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          className={styles['end'] ?? ''}
          aria-label={label}
          onClick={() => setAsking(true)}
        >
          <LinkOff />
        </IconButton>
      </Tooltip>
      {isAsking && <TakeAwayDialog title={label} record={record} onClose={() => setAsking(false)} />}
    </>
  )
}

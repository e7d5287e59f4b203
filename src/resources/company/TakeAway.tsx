import LinkOff from '@mui/icons-material/LinkOffRounded'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useDelete, useGetOne, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brandCompany } from '#contract/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { ConfirmDelete } from '#src/kit/record/ConfirmDelete.tsx'
import { useMay } from '#src/kit/subject.ts'
import styles from './Company.module.css'

/** Takes a brand away from a company after asking, for those who may; neither of the two is changed itself. */
export function TakeAway({ record }: { readonly record: RaRecord & { brand_id: string } }) {
  const translate = useTranslate()
  const resource = useResourceOf('brand_company') ?? ''
  const brands = useResourceOf('brand') ?? ''
  const may = useMay(brandCompany.can.remove)
  const { data: brand } = useGetOne(brands, { id: record.brand_id }, { enabled: may && brands !== '' })
  const [isAsking, setAsking] = useState(false)
  const [deleteOne, { isPending, error, reset }] = useDelete()
  const nameOf = useLocalName()
  if (!may) return null
  const name = brand ? nameOf(brand) : record.brand_id
  const label = translate('brandDB.company.take_away', { name })
  const run = () =>
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => setAsking(false),
        // The dialog says why.
        onError: () => undefined,
      },
    )
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
      {isAsking && (
        <ConfirmDelete
          name={name}
          isBusy={isPending}
          error={error}
          onConfirm={run}
          onCancel={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}

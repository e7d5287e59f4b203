import { Button, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useSelection } from './selection.ts'

interface BulkButtonProps {
  /** The key of its label. */
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly isDanger?: boolean
  readonly isBusy?: boolean
  /** It only reads, so the number of records is not limited, except where each is named. */
  readonly onlyReads?: boolean
}

/**
 * Starts an action for the selected records. A call can change only a limited number of records; beyond that
 * the button says so.
 */
export function BulkButton({ label, icon, onClick, isDanger, isBusy, onlyReads }: BulkButtonProps) {
  const { count, ids } = useSelection()
  const translate = useTranslate()
  const isTooMany = count > pageLimit && !(onlyReads && ids === null)
  const reason = isTooMany ? translate('atrium.list.too_many', { max: formatNumber(pageLimit) }) : ''
  return (
    <Tooltip title={reason} describeChild>
      <Button
        size="small"
        color={isDanger ? 'error' : 'primary'}
        startIcon={icon}
        aria-disabled={isTooMany || isBusy || undefined}
        aria-haspopup={onlyReads ? undefined : 'dialog'}
        onClick={() => !isTooMany && !isBusy && onClick()}
      >
        {translate(label)}
      </Button>
    </Tooltip>
  )
}

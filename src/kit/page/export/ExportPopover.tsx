import { Button, FormControlLabel, Popover, Radio, RadioGroup } from '@mui/material'
import { useContext, useId, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { ColumnsContext, useColumnChoice } from '#src/kit/table/useColumns.ts'
import styles from './Export.module.css'
import { fileCall } from '#src/kit/base/resource/fileCall.ts'

interface ExportPopoverProps {
  readonly contract: Resource
  /** The button that it belongs to. */
  readonly anchor: HTMLElement
  /** Takes an error, and says whether it is one to show. */
  readonly hearOf: (error: Error) => boolean
  readonly onClose: () => void
}

/** Asks for the format and the columns of a file with the list's matching records, and downloads it. */
export function ExportPopover({ contract, anchor, hearOf, onClose }: ExportPopoverProps) {
  const { filter, filterValues, sort, total } = useListContext()
  const columns = useContext(ColumnsContext)?.columns ?? nothing
  const { shown } = useColumnChoice(columns)
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [which, setWhich] = useState<'all' | 'shown'>('all')
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const { send } = useBackEnd()
  const translate = useTranslate()
  const heading = useId()
  const run = async () => {
    setBusy(true)
    setWrong('')
    const picked = which === 'shown' ? { columns: shown.map(({ source }) => source).join(',') } : {}
    const rows = { filter: { ...filterValues, ...filter }, sort }
    try {
      await send(fileCall(contract), { query: { format, ...picked } }, { rows })
      onClose()
    } catch (error) {
      if (error instanceof Error && hearOf(error)) setWrong(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading } }}
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <h2 id={heading}>{translate('atrium.export.title')}</h2>
        {total !== undefined && (
          <p className="muted small">
            {translate('atrium.export.rows', { smart_count: total, rows: formatNumber(total) })}
          </p>
        )}
        <Choices label="atrium.export.format" value={format} onChange={setFormat} of={formats} />
        {columns.length > 0 && (
          <Choices label="atrium.export.columns" value={which} onChange={setWhich} of={extents} />
        )}
        {wrong !== '' && (
          <p role="alert" className="red small">
            {wrong}
          </p>
        )}
        <Button type="submit" variant="contained" disabled={isBusy}>
          {translate(isBusy ? 'atrium.export.busy' : 'atrium.export.run')}
        </Button>
      </form>
    </Popover>
  )
}

const nothing: never[] = []
const formats = [
  { value: 'xlsx', text: 'atrium.export.xlsx' },
  { value: 'csv', text: 'atrium.export.csv' },
] as const
const extents = [
  { value: 'all', text: 'atrium.export.all' },
  { value: 'shown', text: 'atrium.export.shown' },
] as const

interface ChoicesProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  /** The values, each with the key of its text. */
  readonly of: readonly { readonly value: V; readonly text: string }[]
}

function Choices<V extends string>({ label, value, onChange, of }: ChoicesProps<V>) {
  const translate = useTranslate()
  return (
    <RadioGroup
      aria-label={translate(label)}
      value={value}
      onChange={(_, chosen) => onChange(of.find((one) => one.value === chosen)?.value ?? value)}
    >
      {of.map(({ value: one, text }) => (
        <FormControlLabel key={one} value={one} label={translate(text)} control={<Radio size="small" />} />
      ))}
    </RadioGroup>
  )
}

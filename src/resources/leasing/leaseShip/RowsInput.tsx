import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FieldError } from '#src/kit/form/input/FieldError.tsx'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import { useRowKeys } from '#src/kit/form/input/useRowKeys.ts'
import type { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import styles from './LeaseShip.module.css'

interface RowsInputProps<T> {
  readonly input: ReturnType<typeof useFieldInput>
  readonly texts: 'leasing.lease.step' | 'leasing.lease.tier'
  readonly columns: readonly string[]
  /** The rows with one more. */
  readonly withNew: (rows: readonly T[]) => readonly T[]
  /** The inputs of a row by column; `label` names them for screen readers. */
  readonly renderCells: (
    row: T,
    change: (values: Partial<T>) => void,
    label: (column: string) => string,
  ) => Readonly<Record<string, ReactNode>>
}

/** The parts of a lease that have rows of their own, such as rent steps, as a table of inputs. */
export function RowsInput<T>({ input, texts, columns, withNew, renderCells }: RowsInputProps<T>) {
  const { register, id, error, value, setValue } = input
  // The value has the type that the contract declares for the field.
  const rows = Array.isArray(value) ? (value as readonly T[]) : []
  const { keys, remove } = useRowKeys(rows.length)
  const translate = useTranslate()
  const number = (at: number) => ({ number: at + 1 })
  const labelOf = (at: number) => (column: string) =>
    `${translate(`${texts}.number`, number(at))}: ${translate(`${texts}.${column}`)}`
  return (
    <div id={id} ref={register} tabIndex={-1} className={styles['rows']}>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="muted medium small">
                  {translate(`${texts}.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{translate('ra.action.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={keys[at]}>
                <Cells
                  columns={columns}
                  cells={renderCells(
                    row,
                    (values) => setValue(rows.with(at, { ...row, ...values })),
                    labelOf(at),
                  )}
                />
                <td>
                  <RemoveButton
                    label={translate(`${texts}.remove`, number(at))}
                    onRemove={() => {
                      remove(at)
                      setValue(rows.toSpliced(at, 1))
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FieldError id={id} error={error} />
      <Button size="small" onClick={() => setValue(withNew(rows))}>
        {translate(`${texts}.add`)}
      </Button>
    </div>
  )
}

const Cells = ({
  columns,
  cells,
}: {
  readonly columns: readonly string[]
  readonly cells: Readonly<Record<string, ReactNode>>
}) => columns.map((column) => <td key={column}>{cells[column]}</td>)

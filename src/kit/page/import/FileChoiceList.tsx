import { Button } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { z } from 'zod'
import { fileChoice, fileReading, type FileChoice, type FileReading } from '#contract/fileChoices.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import styles from './Import.module.css'

interface FileChoicesProps {
  /** Why a file was refused. */
  readonly error: unknown
  /** Sends the file again, to be read that way. */
  readonly onChoose: (reading: FileReading) => void
}

/** The ways in which a refused file can be read, each with its first rows; nothing if it was refused for another reason. */
export function FileChoiceList({ error, onChoose }: FileChoicesProps) {
  const translate = useTranslate()
  const id = useId()
  return choicesIn(error).map(({ label, rows, reading }, at) => {
    const name = label.startsWith('atrium.') ? translate(label) : label
    return (
      <div key={label} className={styles['choice']}>
        <h3 id={`${id}-${at}`}>{name}</h3>
        <ScrollRegion className={styles['errors']} label={name}>
          <table className="lines">
            <tbody>
              {rows.map((cells, row) => (
                // The rows of a file have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={row}>
                  {/* A short row has a cell in each column too, so that its line is as long as the others. */}
                  {Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <Button variant="outlined" aria-describedby={`${id}-${at}`} onClick={() => onChoose(reading)}>
          {translate('atrium.import.read_so')}
        </Button>
      </div>
    )
  })
}

const given = z.object({
  reason: z.enum(['which_encoding', 'which_sheet']),
  choices: z.array(fileChoice),
})

interface Choice {
  /** A message key, or the name of a sheet. */
  readonly label: string
  readonly rows: FileChoice['rows']
  readonly reading: FileReading
}

function choicesIn(error: unknown): Choice[] {
  const { data } = given.safeParse(failureOf(error).data)
  return (data?.choices ?? []).flatMap(({ value, rows }): Choice[] => {
    if (data?.reason === 'which_sheet') return [{ label: value, rows, reading: { sheet: value } }]
    const encoding = fileReading.encoding.safeParse(value).data
    return encoding ? [{ label: `atrium.import.encoding.${encoding}`, rows, reading: { encoding } }] : []
  })
}

import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RowError } from '#contract/core/importRun.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './Import.module.css'
import { useErrorText } from './useErrorText.ts'

interface ErrorTableProps {
  readonly errors: readonly RowError[]
  /** The react-admin name of the imported resource. */
  readonly resource: string
}

/** The errors in a file, by row and column. */
export function ErrorTable({ errors, resource }: ErrorTableProps) {
  const translate = useTranslate()
  const words = useWords(resource)
  const fields = useContext(ResourcesContext).get(resource)?.contract.fields
  const said = useErrorText(resource)
  return (
    <ScrollRegion className={styles['errors']} label={translate('atrium.import.wrong_rows')}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{translate('atrium.import.row')}</th>
            <th scope="col">{translate('atrium.import.column')}</th>
            <th scope="col">{translate('atrium.import.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.row} ${error.field} ${error.message}`}>
              <td>{error.row > 0 ? error.row : ''}</td>
              <td>{fields && error.field in fields ? words.label(error.field) : error.field}</td>
              <td>{said(error.field, error.message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

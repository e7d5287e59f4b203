import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { UploadError } from '#contract/RM_evaluate/scoringUpload.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './ScoringUpload.module.css'

interface UploadErrorsProps {
  readonly errors: readonly UploadError[]
}

/** What is wrong in a file of scores, by row and item. */
export function UploadErrors({ errors }: UploadErrorsProps) {
  const translate = useTranslate()
  const said = (message: string): string =>
    translate(`RM_evaluate.upload.errors.${message}`, {
      _: translate(`atrium.import.errors.${message}`, {
        _: translate(`atrium.validation.${message}`, { _: message }),
      }),
    })
  return (
    <ScrollRegion className={styles['errors']} label={translate('atrium.import.wrong_rows')}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{translate('atrium.import.row')}</th>
            <th scope="col">{translate('RM_evaluate.upload.unit')}</th>
            <th scope="col">{translate('RM_evaluate.upload.item')}</th>
            <th scope="col">{translate('atrium.import.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, store_no, item_code, message }) => (
            <tr key={`${row} ${item_code ?? ''} ${message}`}>
              <td>{row}</td>
              <td>{store_no}</td>
              <td>{item_code}</td>
              <td>{said(message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

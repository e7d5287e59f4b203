import { Fragment } from 'react'
import { useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import type { PreviewRow } from '#contract/core/importRun.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './Import.module.css'
import { useErrorText } from './useErrorText.ts'

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[]
  /** The react-admin name of the imported resource. */
  readonly resource: string
  /** What the table shows, if not all that would change. */
  readonly label?: string
}

const heads = ['row', 'record', 'column', 'before', 'after'] as const

/** A line for each cell that changes something or is wrong, with the reason below a wrong value. */
export function PreviewTable({ rows, resource, label }: PreviewTableProps) {
  const translate = useTranslate()
  const words = useWords(resource)
  const reason = useErrorText(resource)
  const createPath = useCreatePath()
  if (rows.length === 0)
    return <p className="muted small pretty">{translate('atrium.state.no_result.title')}</p>
  const title = label ?? translate('atrium.import.preview.title')
  return (
    <ScrollRegion className={styles['errors']} label={title}>
      <table className="lines">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(`atrium.import.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, record_id, name, kind, cells }) => (
            <Fragment key={row}>
              {cells.map(({ field, before, after, error, empties }, at) => (
                <tr key={field} data-kind={kind}>
                  {at === 0 && (
                    <>
                      <td rowSpan={cells.length}>{row}</td>
                      <th scope="rowgroup" rowSpan={cells.length}>
                        {record_id === null ? (
                          name
                        ) : (
                          <Link to={createPath({ resource, id: record_id, type: 'show' })}>
                            {name || record_id}
                          </Link>
                        )}
                        {kind === 'add' && (
                          <small className="block muted">{translate('atrium.import.preview.new')}</small>
                        )}
                      </th>
                    </>
                  )}
                  <td>{field === '' ? '' : words.label(field)}</td>
                  <td className="muted">{before}</td>
                  <td>
                    {empties ? <i>{translate('atrium.import.preview.emptied')}</i> : after}
                    {error !== null && <p className="red small">{reason(field, error)}</p>}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

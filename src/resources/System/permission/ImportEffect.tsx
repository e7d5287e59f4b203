import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { PermissionImport } from '#contract/System/permissionList.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import styles from './Permission.module.css'

/** What a file of permissions would change, and what is wrong in it. */
export function ImportEffect({ effect }: { readonly effect: PermissionImport }) {
  const { errors, removed_candidates, added, changed } = effect
  const translate = useTranslate()
  const next = errors.length > 0 ? 'wrong' : 'nothing'
  return (
    <>
      <FigureCards>
        {(['added', 'changed', 'unchanged'] as const).map((name) => (
          <FigureCard
            key={name}
            label={translate(`System.permission.import.counts.${name}`)}
            value={effect[name]}
          />
        ))}
      </FigureCards>
      {(errors.length > 0 || added + changed === 0) && (
        <output>{translate(`System.permission.import.${next}`)}</output>
      )}
      {removed_candidates.length > 0 && (
        <p>{translate('System.permission.import.candidates', { codes: removed_candidates.join(' · ') })}</p>
      )}
      {errors.length > 0 && (
        <table className={styles['errors']} aria-label={translate('atrium.import.wrong_rows')}>
          <thead>
            <tr>
              <th scope="col">{translate('atrium.import.row')}</th>
              <th scope="col">{translate('System.permission.import.column')}</th>
              <th scope="col">{translate('atrium.import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <td>{row}</td>
                <td>{field}</td>
                <td>
                  {translate(`System.permission.import.${message}`, {
                    _: translate(`atrium.import.errors.${message}`, {
                      _: translate(`atrium.validation.${message}`, { _: message }),
                    }),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

import { useTranslate } from 'react-admin'
import type { PermissionImport } from '#contract/System/permissionList.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import styles from './Permission.module.css'

const texts = 'System.permission.import'

/** What a file of permissions would change, and what is wrong in it. */
export function ImportEffect({ effect }: { readonly effect: PermissionImport }) {
  const { errors, removed_candidates, added, changed } = effect
  const translate = useTranslate()
  const next = errors.length > 0 ? 'wrong' : 'nothing'
  return (
    <>
      <FigureCards>
        {(['added', 'changed', 'unchanged'] as const).map((name) => (
          <FigureCard key={name} label={translate(`${texts}.counts.${name}`)} value={effect[name]} />
        ))}
      </FigureCards>
      {(errors.length > 0 || added + changed === 0) && <output>{translate(`${texts}.${next}`)}</output>}
      {removed_candidates.length > 0 && (
        <p>{translate(`${texts}.candidates`, { codes: removed_candidates.join(' · ') })}</p>
      )}
      {errors.length > 0 && (
        <table className={styles['errors']} aria-label={translate('atrium.import.wrong_rows')}>
          <thead>
            <tr>
              <th scope="col">{translate('atrium.import.row')}</th>
              <th scope="col">{translate(`${texts}.column`)}</th>
              <th scope="col">{translate('atrium.import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <td>{row}</td>
                <td>{field}</td>
                <td>
                  {translate(`${texts}.${message}`, {
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

import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { countedRows, type userSight } from '#contract/System/sight.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { Decision } from './Decision.tsx'
import styles from './Sight.module.css'
import { useActionName } from './useActionName.ts'

type Resources = z.infer<typeof userSight.reply>['resources']

interface SightResourcesProps {
  readonly person: string
  readonly site: string | undefined
  readonly resources: Resources
}

/** The data that the person sees, counted, and what they may do with it. */
export function SightResources({ person, site, resources }: SightResourcesProps) {
  const translate = useTranslate()
  const actionName = useActionName()
  const [asked, setAsked] = useState<{ noun: string; name: string; action: string } | null>(null)
  const shown = resources.toSorted((a, b) => Number(b.rows !== null) - Number(a.rows !== null))
  const nameOf = (noun: string, name: string): string => translate(`System.sight.nouns.${noun}`, { _: name })
  const rowsText = (rows: number | null): string => {
    if (rows === null) return translate('System.sight.none')
    const count = formatNumber(rows)
    return rows < countedRows ? count : translate('System.sight.more', { count })
  }
  return (
    <>
      <p className={styles['hint']}>{translate('System.sight.hint')}</p>
      <div className={styles['scroller']}>
        <table className={`lines ${styles['table']}`}>
          <thead>
            <tr>
              {['noun', 'rows', 'actions'].map((key) => (
                <th key={key} scope="col">
                  {translate(`System.sight.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ noun, name, rows, can }) => (
              <tr key={noun}>
                <th scope="row">{nameOf(noun, name)}</th>
                <td>{rowsText(rows)}</td>
                <td>
                  <div className={styles['actions']}>
                    {Object.entries(can).map(([action, answer]) => (
                      <button
                        key={action}
                        type="button"
                        data-answer={answer}
                        title={translate(`System.sight.answer.${answer}`)}
                        onClick={() => setAsked({ noun, name: nameOf(noun, name), action })}
                      >
                        {actionName(noun, action)}
                        <span className="visually-hidden">
                          : {translate(`System.sight.answer.${answer}`)}
                        </span>
                      </button>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {asked && <Decision {...asked} person={person} site={site} onClose={() => setAsked(null)} />}
    </>
  )
}

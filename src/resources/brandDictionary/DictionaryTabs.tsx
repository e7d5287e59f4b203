import { useContext } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { resourceOf, ResourcesContext } from '#src/kit/contractOf.ts'
import { useSubject } from '#src/kit/subject.ts'
import { evaluate } from '#contract/access.ts'
import styles from './Dictionary.module.css'

const tabs = [
  { key: 'classifications', paths: ['/classification', '/category', ''] },
  { key: 'tags', paths: ['/tag'] },
  { key: 'company_classifications', paths: ['/companyClassification'] },
]

const root = '/brandDB/settings'

/** The dictionaries that other areas keep on pages of their own, by resource. */
const others = ['sales_category', 'daily_score_tag', 'department', 'staff_level']

/** Tabs for the dictionaries of the brand database, and links to those of other areas that the user may change. */
export function DictionaryTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const elsewhere = useOthers()
  return (
    <nav className={styles['tabs']} aria-label={translate('brandDB.dictionary.title')}>
      {tabs.map(({ key, paths }) => {
        const isHere = paths.some((path) => pathname === root + path)
        return (
          <LinkBase key={key} to={root + (paths[0] ?? '')} aria-current={isHere ? 'page' : undefined}>
            {translate(`brandDB.dictionary.${key}`)}
          </LinkBase>
        )
      })}
      {elsewhere.map(({ noun, to }) => (
        <LinkBase key={noun} to={to}>
          {translate(`brandDB.dictionary.${noun}`)}
        </LinkBase>
      ))}
    </nav>
  )
}

function useOthers() {
  const mounted = useContext(ResourcesContext)
  const subject = useSubject()
  return others.flatMap((noun) => {
    const name = resourceOf(mounted, noun)
    const definition = mounted.get(name ?? '')
    const rule = definition?.contract.can.update
    if (!definition?.list || rule === undefined || evaluate(rule, subject) === 'no') return []
    return [{ noun, to: `/${definition.name}` }]
  })
}

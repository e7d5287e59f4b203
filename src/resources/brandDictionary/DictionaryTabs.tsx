import { LinkBase, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import styles from './Dictionary.module.css'

const tabs = [
  { key: 'classifications', paths: ['', '/category', '/classification'] },
  { key: 'tags', paths: ['/tag'] },
  { key: 'company_classifications', paths: ['/companyClassification'] },
]

const root = '/brandDB/settings'

/** Tabs for the dictionaries of the brand database. */
export function DictionaryTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
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
    </nav>
  )
}

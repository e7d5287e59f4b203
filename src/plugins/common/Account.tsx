import { useGetMany, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import s from './Profile.module.css'

/** What an administrator has set for the user. */
export const Account = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const { user } = usePerson()
  const departments = useDepartmentNames(user.department, locale)
  const facts = [
    ['username', [user.username]],
    ['email', user.email ? [user.email] : []],
    ['departments', departments],
    ['roles', user.roles.map((role) => localName(role, locale))],
    ['sites', user.sites.map((site) => localName(site, locale))],
  ] as const
  return (
    <>
      <dl className={s.facts}>
        {facts.map(([key, values]) => (
          <div key={key} className="stack">
            <dt>{translate(`profile.account.${key}`)}</dt>
            {values.length === 0 ? <dd className="faint">{translate('profile.none')}</dd> : null}
            {values.map((value) => (
              <dd key={value} className="anywhere">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={s.hint}>{translate('profile.account.hint')}</p>
    </>
  )
}

/** Their ids, until the names are loaded or if the back end has none. */
function useDepartmentNames(ids: readonly string[], locale: string): readonly string[] {
  const { data } = useGetMany('System/department', { ids: [...ids] }, { enabled: ids.length > 0 })
  return ids.map((id) => {
    const department = data?.find((one) => one?.id === id)
    return (department && (localName(department, locale) || String(department['text'] ?? ''))) || id
  })
}

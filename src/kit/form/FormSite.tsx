import Place from '@mui/icons-material/PlaceOutlined'
import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import styles from './Form.module.css'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'

/** Shows the site of the form's record; nothing if the resource has no site. */
export function FormSite() {
  const { scope } = useContract()
  const { site: id } = useContext(FormBaseContext)
  const person = useContext(PersonContext)
  const translate = useTranslate()
  const nameOf = useLocalName()
  const site = person?.user.sites.find(({ _id }) => _id === id)
  if (scope !== 'site' || !site) return null
  return (
    <p className={styles['site']}>
      <Place aria-hidden />
      {translate('atrium.labelled', {
        label: translate('atrium.shell.site'),
        name: nameOf({ ...site, id: site._id }),
      })}
    </p>
  )
}

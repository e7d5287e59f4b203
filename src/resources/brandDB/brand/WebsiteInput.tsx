import OpenInNew from '@mui/icons-material/OpenInNewRounded'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useWatch } from 'react-hook-form'
import { brand } from '#contract/brandDB/brand.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import styles from './Brand.module.css'

/** The website in a form, with a link to try the address. */
export function WebsiteInput() {
  const translate = useTranslate()
  const address: unknown = useWatch({ name: 'website' })
  const isAddress = typeof address === 'string' && brand.fields.website.schema.safeParse(address).success
  return (
    <>
      <Input source="website" />
      {isAddress && (
        <a className={styles['visit']} href={address} target="_blank" rel="noopener noreferrer">
          <OpenInNew aria-hidden="true" />
          {translate('brandDB.brand.visit')}
        </a>
      )}
    </>
  )
}

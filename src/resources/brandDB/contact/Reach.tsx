import Call from '@mui/icons-material/CallOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import { IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { CopyButton } from '#src/kit/value/field/CopyButton.tsx'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import styles from './Contact.module.css'

const ways = ['mobile', 'email', 'wechat']

/**
 * How to reach the current contact, with buttons to copy, call and write. For users who may not see it, it is
 * masked, with the reason.
 */
export function Reach() {
  const record = useRecord<typeof contact>()
  const translate = useTranslate()
  const may = useCan(contact.fields.mobile.private, record)
  if (!record) return null
  if (may)
    return (
      <FieldList
        sources={[
          {
            source: 'mobile',
            render: (mobile) => <Mobile number={String(mobile)} code={record.country_code} />,
          },
          { source: 'email', render: (email) => <Email address={String(email)} /> },
          { source: 'wechat', render: (id) => <Way text={String(id)} /> },
        ]}
      />
    )
  return (
    <>
      <FieldList sources={ways} />
      <p className="muted">{translate('brandDB.contact.masked')}</p>
    </>
  )
}

function Mobile({ number, code }: { readonly number: string; readonly code: string | null }) {
  const text = code ? `+${code} ${number}` : number
  const label = useTranslate()('brandDB.contact.call', { name: text })
  return (
    <Way text={text}>
      <Go to={`tel:${text.replace(/\s/g, '')}`} label={label}>
        <Call />
      </Go>
    </Way>
  )
}

function Email({ address }: { readonly address: string }) {
  const label = useTranslate()('brandDB.contact.mail', { name: address })
  return (
    <Way text={address}>
      <Go to={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} label={label}>
        <Mail />
      </Go>
    </Way>
  )
}

const Way = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <span className={styles['way']}>
    {text}
    {children}
    <CopyButton text={text} />
  </span>
)

const Go = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Tooltip title={label}>
    <IconButton size="small" component="a" href={to} aria-label={label}>
      {children}
    </IconButton>
  </Tooltip>
)

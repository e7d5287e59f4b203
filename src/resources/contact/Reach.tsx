import Call from '@mui/icons-material/CallOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import { IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { contact } from '#contract/brandDB/contact.ts'
import { noValue } from '#src/kit/field/formatNumber.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { useRecord, type ShownRecord } from '#src/kit/record/useRecord.ts'
import { useCan } from '#src/kit/subject.ts'
import styles from './Contact.module.css'
import { CopyButton } from './CopyButton.tsx'

const ways = ['mobile', 'email', 'wechat'] as const

/**
 * How to reach the current contact, with buttons to copy, call and write. For users who may not see it, it is
 * masked, with the reason.
 */
export function Reach() {
  const record = useRecord<typeof contact>()
  const words = useWords()
  const translate = useTranslate()
  const may = useCan(contact.fields.mobile.private, record)
  if (!record) return null
  return (
    <>
      <dl className={styles['reach']}>
        {ways.map((way) => (
          <div key={way}>
            <dt>{words.label(way)}</dt>
            <dd>{may ? <Way way={way} record={record} /> : (record[way] ?? noValue)}</dd>
          </div>
        ))}
      </dl>
      {!may && <p className={styles['second']}>{translate('brandDB.contact.masked')}</p>}
    </>
  )
}

interface WayProps {
  readonly way: (typeof ways)[number]
  readonly record: ShownRecord<typeof contact>
}

function Way({ way, record }: WayProps) {
  const translate = useTranslate()
  const value = record[way]
  if (!value) return noValue
  const text = way === 'mobile' ? fullNumber(value, record.country_code) : value
  return (
    <>
      <span>{text}</span>
      {way === 'mobile' && (
        <Go to={`tel:${text.replace(/\s/g, '')}`} label={translate('brandDB.contact.call', { name: text })}>
          <Call />
        </Go>
      )}
      {way === 'email' && (
        <Go
          to={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}
          label={translate('brandDB.contact.mail', { name: text })}
        >
          <Mail />
        </Go>
      )}
      <CopyButton text={text} />
    </>
  )
}

const Go = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Tooltip title={label}>
    <IconButton size="small" component="a" href={to} aria-label={label}>
      {children}
    </IconButton>
  </Tooltip>
)

const fullNumber = (mobile: string, code: string | null | undefined): string =>
  code ? `+${code} ${mobile}` : mobile

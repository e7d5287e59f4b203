import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import styles from './BrandAudit.module.css'
import type { BrandAudit } from './brandAuditRecord.ts'

const companies = z.array(
  z.object({ company_id: z.string(), relation: z.string(), region: z.string().nullish() }),
)

/** The companies behind a brand as they were and as they are to be; nothing where a request leaves them. */
export function CompaniesChange({
  audit: { before, after },
}: {
  audit: Pick<BrandAudit, 'before' | 'after'>
}) {
  const translate = useTranslate()
  if (!('companies' in after)) return null
  return (
    <div className={styles['companies']}>
      <h3>{translate('brandDB.brandAudit.companies')}</h3>
      <dl>
        <Side title="atrium.difference.before" given={before?.['companies']} />
        <Side title="atrium.difference.after" given={after['companies']} />
      </dl>
    </div>
  )
}

function Side({ title, given }: { title: string; given: unknown }) {
  const translate = useTranslate()
  const read = companies.safeParse(given)
  const list = read.success ? read.data : []
  return (
    <div>
      <dt>{translate(title)}</dt>
      <dd>
        {list.length === 0 && '—'}
        <ul>
          {list.map(({ company_id, relation, region }) => (
            <li key={`${company_id} ${relation} ${region}`}>
              <ReferenceLabel to="company" id={company_id} /> ·{' '}
              {translate(`brandDB.brandAudit.relation.${relation}`, { _: relation })}
              {region ? ` · ${region}` : ''}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

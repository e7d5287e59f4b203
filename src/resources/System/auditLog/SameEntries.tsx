import { LinkBase, useRecordContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'

/** Links to what else was done to the record, by the person, and by the same request. */
export function SameEntries() {
  const translate = useTranslate()
  const entry = useRecordContext()
  if (!entry) return null
  const { entity, entity_id, user_id, request_id } = entry
  const views = {
    same_record: { entity: like(entity), entity_id: like(entity_id) },
    ...(user_id ? { same_person: { user_id: [user_id] } } : {}),
    ...(request_id ? { same_request: { request_id: like(request_id) } } : {}),
  }
  return (
    <Section title="System.auditlog.related">
      <p className="flex wrap gap-12">
        {Object.entries(views).map(([name, filter]) => (
          <LinkBase
            key={name}
            to={`/System/auditlog${viewAddress(filter, { field: 'at', order: 'DESC' }, 25)}`}
          >
            {translate(`System.auditlog.${name}`)}
          </LinkBase>
        ))}
      </p>
    </Section>
  )
}

/** As the filters of texts ask. */
const like = (value: unknown) => ({ $like: String(value) })

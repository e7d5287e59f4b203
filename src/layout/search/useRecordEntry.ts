import RecordIcon from '@mui/icons-material/LabelOutlined'
import { useLocale, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useShell } from '#src/layout/shellContext.ts'
import type { Entry } from './entry.ts'
import { addressOf } from './recordSources.ts'

/** Turns a record into a search entry: its name, and below it what distinguishes it from similar records. */
export function useRecordEntry(): (source: ResourceDefinition, record: RaRecord) => Entry {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = useLocalName()
  const { sites } = useShell()

  return (source, record) => {
    const { name, contract } = source
    const title = nameOf(record)
    const labels = contract.labels
      .filter((field) => contract.fields[field]?.kind === 'text' && !/^(_id|name.*|site)$/.test(field))
      .map((field) => record[field])
    const status = contract.fields['status']?.kind === 'choice' ? record['status'] : undefined
    const places = [record['site'], record['sites'], record['site_ids']].flat()
    const second = [
      ...labels.filter((label) => label !== title),
      record['category_name'],
      status && translate(`resources.${name}.choices.status.${status}`, { _: String(status) }),
      ...sites
        .filter(({ _id }) => places.includes(_id))
        .slice(0, 3)
        .map((site) => localName(site, locale)),
    ]
    return {
      id: `record ${name} ${record.id}`,
      title,
      second: second.filter((part) => typeof part === 'string' && part !== '').join(' · '),
      icon: RecordIcon,
      to: addressOf(source, String(record.id), title),
    }
  }
}

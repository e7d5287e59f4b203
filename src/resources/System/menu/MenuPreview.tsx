import { useDeferredValue, useMemo, useState } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Subject } from '#contract/access.ts'
import { asList } from '#contract/oneOrMany.ts'
import { role } from '#contract/System/role.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dictionaryPage } from '#src/kit/value/field/references.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { MenuOf } from '#src/kit/base/menu/MenuOf.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import styles from './MenuEditor.module.css'

/** The menu as somebody with a role has it at a site, while it is edited. */
export function MenuPreview() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const maySee = useCan(role.can.view)
  // The tree shows a move first, the preview right after it.
  const entries = useDeferredValue(useRecords<MenuEntry & RaRecord>('menu', byOrder))
  const roles = useRecords('role', dictionaryPage, maySee)
  const sites = useRecords('site', dictionaryPage)
  const [chosen, setChosen] = useState({ role: '', site: '' })
  const as = roles.find(({ id }) => id === chosen.role) ?? roles[0]
  const at = sites.find(({ id }) => id === chosen.site) ?? sites[0]
  const subject = useMemo(() => as && at && subjectOf(as, at), [as, at])
  if (!as || !at || !subject) return null
  const optionsOf = (records: readonly RaRecord[]) =>
    records.map((record) => [String(record.id), nameOf(record)] as const)
  return (
    <section className={styles['preview']} aria-label={translate('System.menu.preview')}>
      <h2>{translate('System.menu.preview')}</h2>
      <PageControls>
        <LabelledSelect
          label={translate('System.menu.as_role')}
          value={String(as.id)}
          options={optionsOf(roles)}
          onChange={(value) => setChosen({ ...chosen, role: value })}
        />
        <LabelledSelect
          label={translate('System.menu.at_site')}
          value={String(at.id)}
          options={optionsOf(sites)}
          onChange={(value) => setChosen({ ...chosen, site: value })}
        />
      </PageControls>
      <MenuOf entries={entries} subject={subject} />
    </section>
  )
}

/** The query of the tree, too, so that what is moved there moves here at once. */
const byOrder = { ...dictionaryPage, sort: { field: 'order', order: 'ASC' as const } }

function useRecords<R extends RaRecord = RaRecord>(
  noun: string,
  page: typeof dictionaryPage,
  enabled = true,
): readonly R[] {
  const resource = useResourceOf(noun)
  const { data } = useGetList<R>(resource ?? '', page, { enabled: enabled && resource !== undefined })
  return data ?? none
}

const none: readonly never[] = []

/** Somebody who has this role alone. */
function subjectOf(as: RaRecord, { id, site_region }: RaRecord): Subject {
  const site = String(id)
  return {
    id: '',
    isAdmin: false,
    isManager: as['type'] === 'management',
    permissions: new Set(asList(as['permissions'])),
    roleTypes: new Set([String(as['type'])]),
    departments: [],
    sites: [{ _id: site, site_region: String(site_region) }],
    hasEverySite: false,
    site,
    stores: null,
  }
}

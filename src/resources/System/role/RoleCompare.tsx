import { useGetList } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { asList } from '#contract/oneOrMany.ts'
import type { role } from '#contract/System/role.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { CodeColumn } from './CodeColumn.tsx'
import styles from './Role.module.css'
import { usePermissionNodes } from './usePermissionNodes.ts'

const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'code', order: 'ASC' as const } }

/** Two roles side by side: what only one of them has, and what both have. */
export function RoleCompare() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { text, set } = usePageChoices()
  const { data: roles = [], error, refetch } = useGetList<ShownRecord<typeof role>>('System/role', all, quiet)
  const { nameOf: permissionName } = usePermissionNodes()
  const options = [['', '—'] as const, ...roles.map((one) => [String(one.id), nameOf(one)] as const)]
  const [a, b] = ['a', 'b'].map((key) => roles.find(({ id }) => id === text(key)))
  const [ofA, ofB] = [a, b].map((one) => asList(one?.permissions ?? []))
  return (
    <PlainPage
      title="System.role.compare.title"
      back={
        <BackLink to="/System/role">{translate('resources.System/role.name', { smart_count: 2 })}</BackLink>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      <PageControls>
        <LabelledSelect
          label={translate('System.role.compare.first')}
          value={text('a')}
          options={options}
          onChange={(id) => set({ a: id })}
        />
        <LabelledSelect
          label={translate('System.role.compare.second')}
          value={text('b')}
          options={options}
          onChange={(id) => set({ b: id })}
        />
      </PageControls>
      {!a || !b || !ofA || !ofB ? (
        <p>{translate('System.role.compare.choose')}</p>
      ) : (
        <div className={styles['columns']}>
          <CodeColumn
            title={translate('System.role.compare.only', { name: nameOf(a) })}
            codes={ofA.filter((code) => !ofB.includes(code))}
            nameOf={permissionName}
          />
          <CodeColumn
            title={translate('System.role.compare.both')}
            codes={ofA.filter((code) => ofB.includes(code))}
            nameOf={permissionName}
          />
          <CodeColumn
            title={translate('System.role.compare.only', { name: nameOf(b) })}
            codes={ofB.filter((code) => !ofA.includes(code))}
            nameOf={permissionName}
          />
        </div>
      )}
    </PlainPage>
  )
}

const quiet = { onError: () => undefined }

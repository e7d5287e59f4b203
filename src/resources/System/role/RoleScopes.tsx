import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dataScopes, scopeResources } from '#contract/System/dataScope.ts'
import type { role } from '#contract/System/role.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './DataScope.module.css'
import { useRuleSentence } from './useRuleSentence.ts'

/** On the page of a role: the data whose rows it narrows, each with its rule in a sentence. */
export function RoleScopes() {
  const translate = useTranslate()
  const sentence = useRuleSentence()
  const record = useRecord<typeof role>()
  const { data } = useCall(scopeResources, {})
  const scopes = dataScopes.catch({}).parse(record?.data_scope ?? {})
  const narrowed = (data?.list ?? []).filter(({ noun }) => Object.hasOwn(scopes, noun))
  return (
    <Section
      title="System.scope.title"
      action={
        <LinkBase to={`/System/role/${String(record?.id)}/scope`}>
          {translate('System.scope.open_page')}
        </LinkBase>
      }
    >
      {narrowed.length === 0 && <p>{translate('System.scope.none')}</p>}
      <dl className={styles['scopes']}>
        {narrowed.map((resource) => (
          <div key={resource.noun}>
            <dt className="strong">
              <LinkBase to={`/System/role/${String(record?.id)}/scope?of=${resource.noun}`}>
                {translate(`System.sight.nouns.${resource.noun}`, { _: resource.name })}
              </LinkBase>
            </dt>
            <dd className="muted anywhere">{sentence(scopes[resource.noun], resource)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

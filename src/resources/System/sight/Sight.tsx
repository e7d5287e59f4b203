import { ResourceContextProvider, useGetOne } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { userSight } from '#contract/System/sight.ts'
import { role } from '#contract/System/role.ts'
import { user } from '#contract/System/user.ts'
import { menu } from '#contract/common/menu.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { SightMenu } from './SightMenu.tsx'
import { SightResources } from './SightResources.tsx'

const refreshOn = [user, role, menu]

/** What a person can see and do at a site: the menu, the data, and the rule behind every action. */
export function Sight() {
  const { id = '' } = useParams()
  // Everything is read again for another person, so that nobody's rights are shown under another name.
  return (
    <ResourceContextProvider value="System/user">
      <PersonSight key={id} id={id} />
    </ResourceContextProvider>
  )
}

function PersonSight({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const sites = usePerson().user.sites
  const { text, set } = usePageChoices()
  const {
    data: person,
    error: failed,
    refetch,
  } = useGetOne<ShownRecord<typeof user>>('System/user', { id }, quiet)
  const site =
    sites.find(({ _id }) => _id === text('at')) ?? sites.find(({ _id }) => person?.sites.includes(_id))
  const query = site ? { site: site._id } : {}
  const { data, error, retry } = useCall(userSight, person ? { params: { id }, query } : null, {
    refreshOn,
    keepsPrevious: true,
  })
  // Whoever sees every site need not have one of their own.
  const shared = sites.filter(({ _id }) => (data ?? person)?.sites.includes(_id))
  if (failed && !person) return <RecordFailed error={failed} retry={() => void refetch()} />
  const name = person ? nameOf(person) : ''
  return (
    <PlainPage
      title="System.sight.page"
      name={translate('System.sight.title', { name })}
      back={<BackLink to={`/System/user/${id}/show`}>{name}</BackLink>}
    >
      <PageControls>
        {shared.length > 0 && (
          <LabelledSelect
            label={translate('System.sight.site')}
            value={site?._id ?? ''}
            options={[
              ...(site ? [] : [['', translate('System.sight.every_site')] as const]),
              ...shared.map((one) => [one._id, nameOf({ ...one, id: one._id })] as const),
            ]}
            onChange={(at) => set({ at })}
          />
        )}
      </PageControls>
      {data && shared.length === 0 && <p>{translate('System.sight.no_site')}</p>}
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton />}
      {data?.is_admin && <p>{translate('System.sight.admin')}</p>}
      {data && (
        <>
          <Section title="System.sight.menu">
            <SightMenu entries={data.menu} />
          </Section>
          <Section title="System.sight.resources">
            <SightResources person={id} site={site?._id} resources={data.resources} />
          </Section>
        </>
      )}
    </PlainPage>
  )
}

const quiet = { onError: () => undefined }

import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { Points } from './Points.tsx'
import { PointsInput } from './PointsInput.tsx'
import { templateList, templateLooks } from './TemplateList.tsx'

/** Checklist templates: list, page and forms. Both areas of retail management mount them, each with those of its region. */
export function templateScreens(area: 'RM' | 'RMHK') {
  const texts = `${area}.tourTemplate`
  const region = area === 'RM' ? 'CN' : 'HK'
  return resourceScreens(tourTemplate, {
    status: 'status',
    looks: templateLooks,
    list: templateList(region),
    defaults: { region },
    facts: ['code', 'version', 'site'],
    form: [
      {
        title: `${texts}.group.template`,
        fields: ['name', 'name_en', 'name_tc', 'code', 'site', 'is_default'],
      },
      { title: `${texts}.group.items`, fields: [() => <PointsInput texts={texts} />] },
    ],
    buttons: Buttons,
    sections: [
      () => <Points texts={texts} />,
      { title: `${texts}.group.template`, fields: ['name', 'name_en', 'name_tc', 'is_default'] },
    ],
    related: () => <Versions texts={texts} />,
  })
}

function Buttons() {
  const record = useRecord<typeof tourTemplate>()
  const isDraft = record?.status === 'draft'
  return (
    <>
      <StepButtons />
      {isDraft && <EditAction isPrimary={false} />}
      {isDraft && <DeleteAction />}
    </>
  )
}

/** The other versions of the template, the latest first. */
function Versions({ texts }: { readonly texts: string }) {
  const record = useRecord<typeof tourTemplate>()
  if (!record) return null
  const { _id, region, site, code } = record
  return (
    <RelatedRecords
      title={`${texts}.group.versions`}
      contract={tourTemplate}
      filter={{ region, code, site: site ?? { $exists: false }, _id: { $ne: _id } }}
      sort={{ field: 'version', order: 'DESC' }}
      empty={`${texts}.only_version`}
      renderBeside={({ version, status }, { words }) =>
        `${words.label('version')} ${version} · ${words.choice('status', status)}`
      }
    />
  )
}

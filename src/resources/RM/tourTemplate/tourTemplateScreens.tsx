import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { Points } from './Points.tsx'
import { PointsInput } from './PointsInput.tsx'
import { HongKongTemplateList, MainlandTemplateList, templateLooks } from './TemplateList.tsx'

/** Checklist templates of a region: list, page and forms. */
const templateScreens = (region: 'CN' | 'HK', list: typeof MainlandTemplateList) =>
  resourceScreens(tourTemplate, {
    status: 'status',
    looks: templateLooks,
    list,
    defaults: { region },
    facts: ['code', 'version', 'site'],
    form: [
      {
        title: 'RM.tourTemplate.group.template',
        fields: ['name', 'name_en', 'name_tc', 'code', 'site', 'is_default'],
      },
      { title: 'RM.tourTemplate.group.items', fields: [PointsInput] },
    ],
    buttons: Buttons,
    sections: [
      Points,
      { title: 'RM.tourTemplate.group.template', fields: ['name', 'name_en', 'name_tc', 'is_default'] },
    ],
    related: Versions,
  })

export const mainlandTemplateScreens = templateScreens('CN', MainlandTemplateList)
export const hongKongTemplateScreens = templateScreens('HK', HongKongTemplateList)

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
function Versions() {
  const record = useRecord<typeof tourTemplate>()
  if (!record) return null
  const { _id, region, site, code } = record
  return (
    <RelatedRecords
      title="RM.tourTemplate.group.versions"
      contract={tourTemplate}
      filter={{ region, code, site: site ?? { $exists: false }, _id: { $ne: _id } }}
      sort={{ field: 'version', order: 'DESC' }}
      empty="RM.tourTemplate.only_version"
      renderBeside={({ version, status }, { words }) =>
        `${words.label('version')} ${version} · ${words.choice('status', status)}`
      }
    />
  )
}

import { useMounted } from '#src/kit/base/text/mounted.ts'
import { ReferenceInput } from '#src/kit/form/input/ReferenceInput.tsx'

/** Chooses a checklist in force: each area has those of its region. */
export function TemplateInput() {
  const region = useMounted()('RM') === 'RM' ? 'CN' : 'HK'
  return <ReferenceInput source="template_id" filter={{ status: 'active', region }} />
}

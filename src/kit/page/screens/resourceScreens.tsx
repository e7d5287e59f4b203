import type { Resource } from '#contract/resource.ts'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { listOf } from './listOf.tsx'
import type { ResourceScreens, ScreenParts } from './ScreenParts.ts'
import { formOf } from './screenDefaults.ts'
import { showOf } from './showOf.tsx'

/**
 * The list, page and forms of a resource, from data: `export const lotScreens = resourceScreens(lot, {
 * columns: ['name', 'state'] })`. The manifest mounts them with `...screen.all('lotScreens')`. What is left
 * out follows from the contract.
 */
export function resourceScreens<R extends Resource>(
  contract: R,
  given: ScreenParts<NoInfer<R>> = {},
): ResourceScreens {
  // The names of fields are checked here; inside they are texts.
  const parts = given as ScreenParts
  const inputs = <FieldInputs form={formOf(contract, parts)} looks={parts.looks} />
  const Banner = parts.banner
  return {
    list: parts.list ?? listOf<Resource>(contract, parts),
    show: parts.show ?? showOf(contract, parts),
    create:
      parts.create ??
      (() => (
        <CreatePage
          offline={parts.offline ?? false}
          {...(parts.defaults ? { defaults: parts.defaults } : {})}
        >
          {inputs}
        </CreatePage>
      )),
    edit: parts.edit ?? (() => <EditPage above={Banner && <Banner />}>{inputs}</EditPage>),
  }
}

import { company } from '#contract/brandDB/company.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { CompanyBrands } from '#src/resources/brandDB/brandCompany/CompanyBrands.tsx'
import { contactForm } from '#src/resources/brandDB/contact/contactScreens.tsx'
import { ContactsOf } from '#src/resources/brandDB/contact/ContactsOf.tsx'
import { LookAlikes } from '#src/resources/brandDB/duplicates/LookAlikes.tsx'
import { CompanyList, companyLooks } from './CompanyList.tsx'

const SameCompanies = () => <LookAlikes noun="company" />

const Related = () => (
  <>
    <CompanyBrands />
    <ContactsOf
      by="company_id"
      empty="brandDB.contact.of.none"
      add={{ title: 'brandDB.contact.of.add', form: contactForm }}
    />
    <RelatedRecords
      title="brandDB.company.group.tenancies"
      contract={tenantShip}
      by="company_id"
      everySite
      of={['store_id', 'brand_id']}
      renderBeside={({ site, start_date, end_date, actual_exit_date }, { translate }) => (
        <>
          <ReferenceLabel to="site" id={site} />{' '}
          {translate('brandDB.company.tenancy', {
            from: formatDay(start_date),
            to: formatDay(actual_exit_date ?? end_date),
          })}
        </>
      )}
      cut="brandDB.company.all_tenancies"
    />
  </>
)

const Group = () => (
  <RelatedRecords title="brandDB.company.group.structure" contract={company} by="group_company_id" />
)

/** The companies behind brands and tenancies. */
export const companyScreens = resourceScreens(company, {
  monogram: true,
  looks: companyLooks,
  list: CompanyList,
  form: [
    { title: 'brandDB.company.group.names', fields: ['name', 'name_en', 'name_tc', 'short_name'] },
    {
      title: 'brandDB.company.group.registration',
      fields: [
        'country',
        'registration_no',
        SameCompanies,
        'tax_no',
        'legal_representative',
        'registered_capital',
        'registered_address',
      ],
    },
    { title: 'brandDB.company.group.place', fields: ['classification_id', 'group_company_id', 'status'] },
  ],
  facts: ['classification_id', 'country', 'registration_no', 'group_company_id'],
  sections: [
    {
      title: 'brandDB.company.group.profile',
      fields: ['short_name', 'legal_representative', 'registered_capital', 'registered_address', 'tax_no'],
    },
  ],
  related: Related,
  aside: [Group],
})

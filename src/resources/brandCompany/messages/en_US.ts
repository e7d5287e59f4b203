/** The words of what a company is to a brand, in English; the other languages follow its keys. */
export const brandCompanyWords = {
  name: 'Brand of a company |||| Brands of companies',
  fields: { brand_id: 'Brand', company_id: 'Company', relation: 'Relation', region: 'Region' },
  choices: {
    relation: { owner: 'Owner', franchisee: 'Franchisee', distributor: 'Distributor', agency: 'Agency' },
  },
  help: { region: 'Where it is that to the brand; everywhere when left empty' },
}

/** What stands where the companies behind a brand are kept. */
export const brandCompanyTexts = {
  title: 'Companies',
  none: 'No company stands behind it yet',
  add: 'Add a company',
  change: 'Change what %{name} is to the brand',
  change_one: 'Change the relation',
  remove: 'Take %{name} away',
  link_of: 'the link to %{name}',
  there: 'This company stands there already, as the same and in the same region',
  take: 'Apply',
}

/** The question before a relation is removed, from either side. */
export const removal = {
  title: 'brandDB.brandCompany.remove',
  text: 'brandDB.brandCompany.remove_text',
  action: 'brandDB.brandCompany.remove_now',
}

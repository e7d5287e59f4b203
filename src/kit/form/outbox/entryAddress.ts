/** The parameter of the address that names the entry a form was opened with. */
export const entryParam = 'draft'

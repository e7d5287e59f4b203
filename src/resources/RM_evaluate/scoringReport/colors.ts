/** The colours of the states of reports. */
export const statusColors = { none: 'grey', draft: 'blue', submitted: 'amber', confirmed: 'green' } as const

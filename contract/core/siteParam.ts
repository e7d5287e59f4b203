/**
 * The parameter of an address within the console that names the site that it is about: `/RM/tour/list?at=5`. The console
 * switches to that site if it is one of the user's, and removes the parameter.
 */
export const siteParam = 'at'

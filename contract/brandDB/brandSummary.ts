import { z } from 'zod'

/**
 * A brand as searches and favourites show it. `logo` is the `uid` of a picture, `sites` are the sites at
 * which it trades today.
 */
export const brandSummary = {
  _id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  name_tc: z.string().nullable(),
  logo: z.string().nullable(),
  category_name: z.string().nullable(),
  sites: z.array(z.string()),
}

import { atEverySite, text, type AreaSetup } from 'atrium/server'
import { lot } from './parking.ts'

/**
 * For `setup` of the server half: the steps that the area adds to the set-up of an installation, and those of any area
 * without which it has nothing to show. The records of a step are counted, so nobody has to say that it is done; with
 * `lacking` it is done only in part while a site has none.
 */
export const parkingSetup: AreaSetup = {
  needs: ['parking.lots'],
  steps: [
    {
      id: 'parking.lots',
      order: 35,
      title: text('停车场', '停車場', 'Car parks'),
      does: text('为每个站点新建停车场。', '為每個站點新增停車場。', 'Add the car parks of each site.'),
      without: text(
        '没有停车场，无法登记车辆。',
        '沒有停車場，無法登記車輛。',
        'Without them, no car can be registered.',
      ),
      link: '/parking/lot',
      needs: ['common.sites'],
      of: lot,
      lacking: atEverySite(lot),
    },
  ],
}

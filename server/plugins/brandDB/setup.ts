import { brand } from '#contract/brandDB/brand.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { store } from '#contract/brandDB/store.ts'
import { text } from '#contract/localText.ts'
import { atEverySite, type AreaSetup } from '#server/services/setup/setupStep.ts'

/** The space to let, and the brands to let it to. */
export const brandSetup: AreaSetup = {
  needs: ['brandDB.dictionaries'],
  steps: [
    {
      id: 'brandDB.floors',
      order: 20,
      title: text('楼层', '樓層', 'Floors'),
      does: text(
        '为每个站点新建楼层，或从工作簿导入。',
        '為每個站點新增樓層，或由工作簿匯入。',
        'Add the floors of each site, or import them from a workbook.',
      ),
      without: text(
        '没有楼层，无法新建铺位。',
        '沒有樓層，無法新增舖位。',
        'Without floors, there can be no units.',
      ),
      link: '/brandDB/floor',
      needs: ['common.sites'],
      of: floor,
      lacking: atEverySite(floor),
    },
    {
      id: 'brandDB.units',
      order: 30,
      title: text('铺位', '舖位', 'Units'),
      does: text(
        '导入铺位的编号、楼层和面积。',
        '匯入舖位的編號、樓層及面積。',
        'Import the units with their numbers, floors and areas.',
      ),
      without: text(
        '没有铺位，无法巡场、评分、签约和计算出租率。',
        '沒有舖位，無法巡場、評分、簽約及計算出租率。',
        'Without units, there are no tours, scores, leases or occupancy.',
      ),
      link: '/brandDB/store',
      needs: ['common.sites', 'brandDB.floors'],
      of: store,
      lacking: atEverySite(store),
    },
    {
      id: 'brandDB.dictionaries',
      order: 70,
      title: text('品牌类别', '品牌類別', 'Brand categories'),
      does: text(
        '新建或导入品牌类别。导入品牌时，文件中的新类别也可以直接建立。',
        '新增或匯入品牌類別。匯入品牌時，檔案中的新類別亦可直接建立。',
        'Add or import the categories. An import of brands also offers to create those that are new in its file.',
      ),
      without: text(
        '没有类别，无法新建品牌。',
        '沒有類別，無法新增品牌。',
        'Without categories, there can be no brands.',
      ),
      link: '/brandDB/settings/classification',
      of: brandCategory,
    },
    {
      id: 'brandDB.brands',
      order: 75,
      title: text('品牌', '品牌', 'Brands'),
      does: text('导入现有的品牌。', '匯入現有的品牌。', 'Import the brands that you know.'),
      without: text(
        '没有品牌，无法签约。',
        '沒有品牌，無法簽約。',
        'Without brands, there can be no leases.',
      ),
      link: '/brandDB/brand',
      needs: ['brandDB.dictionaries'],
      of: brand,
    },
  ],
}

import { helpTexts } from '#contract/brandDB/help.words.ts'
import { brandAuditWords } from '#contract/brandDB/brandAudit.words.ts'
import { brandCategoryWords } from '#contract/brandDB/brandCategory.words.ts'
import { brandCompanyWords } from '#contract/brandDB/brandCompany.words.ts'
import { brandRankingTexts } from '#contract/brandDB/brandRanking.words.ts'
import { brandTagWords } from '#contract/brandDB/brandTag.words.ts'
import { brandWords } from '#contract/brandDB/brand.words.ts'
import { companyClassificationWords } from '#contract/brandDB/companyClassification.words.ts'
import { companyWords } from '#contract/brandDB/company.words.ts'
import { contactWords } from '#contract/brandDB/contact.words.ts'
import { floorWords } from '#contract/brandDB/floor.words.ts'
import { level1ClassificationWords } from '#contract/brandDB/level1Classification.words.ts'
import { level2ClassificationWords } from '#contract/brandDB/level2Classification.words.ts'
import { storeWords } from '#contract/brandDB/store.words.ts'
import { text } from '#contract/localText.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  {
    'brandDB/brand': brandWords,
    'brandDB/brandAudit': brandAuditWords,
    'brandDB/store': storeWords,
    'brandDB/floor': floorWords,
    'brandDB/company': companyWords,
    'brandDB/contact': contactWords,
    'brandDB/brandCompany': brandCompanyWords,
    'brandDB/settings/category': brandCategoryWords,
    'brandDB/settings/level1': level1ClassificationWords,
    'brandDB/settings/level2': level2ClassificationWords,
    'brandDB/settings/tag': brandTagWords,
    'brandDB/settings/companyClassification': companyClassificationWords,
  },
  {
    brandDB: {
      help: helpTexts,
      ranking: brandRankingTexts,
      card: { pending: text('待审批的品牌修改', '待審批的品牌更改', 'Brand changes awaiting approval') },
      shop: {
        tab: text('联系人', '聯絡人', 'Contacts'),
        no_contacts: text('还没有这家店铺的联系人', '尚未有此店舖的聯絡人', 'This shop has no contacts yet'),
      },
      alike: {
        title: text('可能已有相同记录', '可能已有相同記錄', 'This may already exist'),
        certain: text(
          '有 %{smart_count} 条记录的号码或名称相同，请先打开核对。',
          '有 %{smart_count} 項記錄的編號或名稱相同，請先開啟核對。',
          '%{smart_count} record has the same number or name. Open it before you go on. |||| %{smart_count} records have the same number or name. Open them before you go on.',
        ),
        likely: text(
          '以下记录比较相似，请先看一看，避免重复录入。',
          '以下記錄頗為相似，請先查看，避免重複輸入。',
          'These look similar. Check them before you enter a duplicate.',
        ),
        reason: {
          registration_no: text('注册号相同', '註冊編號相同', 'same registration number'),
          name: text('名称相同', '名稱相同', 'same name'),
          sound: text('读音相同', '讀音相同', 'sounds the same'),
          similar: text('名称相似，%{percent}%', '名稱相似，%{percent}%', 'similar name, %{percent}%'),
        },
        open: text('在新标签页打开 %{name}', '在新分頁開啟 %{name}', 'Open %{name} in a new tab'),
        go_on: text('不是同一个，继续录入', '並非同一個，繼續輸入', 'This is a different one: continue'),
        acknowledge: text(
          '请先与相同的记录核对，再勾选“不是同一个”',
          '請先與相同的記錄核對，然後剔選「並非同一個」',
          'Compare it with the similar records, then tick “This is a different one”',
        ),
        blacklisted: text('黑名单', '黑名單', 'blacklisted'),
      },
      dictionary: {
        title: text('基础字典', '基礎字典', 'Dictionaries'),
        classifications: text('类别与业态', '類別及行業', 'Categories and trades'),
        tags: text('品牌标签', '品牌標籤', 'Brand tags'),
        company_classifications: text('公司类型', '公司類別', 'Company classifications'),
        sales_category: text('销售类别', '銷售類別', 'Sales categories'),
        daily_score_tag: text('评分标签', '評分標籤', 'Score tags'),
        department: text('部门', '部門', 'Departments'),
        staff_level: text('职级', '職級', 'Staff levels'),
        brands: text(
          '%{smart_count} 个品牌',
          '%{smart_count} 個品牌',
          '%{smart_count} brand |||| %{smart_count} brands',
        ),
        brands_unit: text('个品牌', '個品牌', 'brand |||| brands'),
        ocr: text(
          '通常的租售比：%{ratio}',
          '一般租金佔銷售比率：%{ratio}',
          'Usual occupancy cost ratio: %{ratio}',
        ),
        add: {
          category: text('添加类别', '新增類別', 'Add a category'),
          level1: text('添加一级业态', '新增一級行業', 'Add a trade'),
          level2: text('添加二级业态', '新增二級行業', 'Add a sub-trade'),
          companyClassification: text('添加类型', '新增類別', 'Add a classification'),
        },
      },
    },
    resources: {
      tenant_ship: { name: text('租约', '租約', 'Tenancy |||| Tenancies') },
      lease_ship: { name: text('租赁合同', '租賃合約', 'Lease |||| Leases') },
      tenant_sale: { name: text('销售记录', '銷售記錄', 'Sales record |||| Sales records') },
      tenant_rent: { name: text('租金记录', '租金記錄', 'Rent record |||| Rent records') },
      tour_result: { name: text('巡场结果', '巡場結果', 'Tour result |||| Tour results') },
      scoring_result: { name: text('评分', '評分', 'Score |||| Scores') },
    },
  },
)

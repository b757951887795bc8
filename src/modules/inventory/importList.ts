import type { ImportList } from '#modules/imports/rules/importList.ts';

/** The columns of a list of stock, with the names that chandlers, yards and other programs give them. */
export const inventoryList: ImportList = {
  resource: 'inventory',
  keys: ['partNo', 'name', 'barcodes'],
  made: 'places',
  fields: [
    {
      key: 'name',
      required: true,
      example: 'Impeller kit',
      names:
        'Item|Item name|Item description|Article|Product|Product name|Part name|Spare part|Désignation|Article|Libellé|Nom|品名|物品|物料|商品名|品目',
    },
    {
      key: 'partNo',
      example: '18958-0001',
      names:
        'Part no|Part number|Part #|P/N|PN|Item no|Item code|Stock code|SKU|Article no|Mfr part no|Manufacturer part number|Maker part no|Référence|Réf|Code article|N° de pièce|编号|货号|料号|品番|部番|コード',
    },
    {
      key: 'totalAmount',
      example: '4',
      names:
        'Qty|Quantity|Amount|On hand|Qty on hand|In stock|Stock qty|Current stock|QOH|ROB|Balance|Quantité|Qté|En stock|Stock actuel|数量|库存|现有库存|在庫|在庫数|個数',
    },
    {
      key: 'unit',
      example: '',
      names: 'UOM|U/M|UoM|Units|Unit of measure|Pack|Unité|Conditionnement|计量单位|包装|荷姿',
    },
    {
      key: 'minAmount',
      example: '2',
      names: 'Min|Min qty|Min stock|Reorder level|Reorder point|Stock mini|Mini|最低库存|最低在庫',
    },
    {
      key: 'targetAmount',
      example: '6',
      names: 'Max|Max qty|Max stock|Order up to|Stock cible|Maxi|最高库存|最大在庫',
    },
    {
      key: 'category',
      example: 'Engine',
      names: 'Group|Main group|Type of item|Famille|Catégorie|类别|分组|分類',
    },
    {
      key: 'subCategory',
      example: 'Pumps and impellers',
      names: 'Subcategory|Sub group|Sous-catégorie|Sous-famille|小类|小分類',
    },
    { key: 'department', example: 'Engine', names: 'Dept|Service|Département|部署|部门' },
    {
      key: 'manufacturer',
      example: 'Jabsco',
      names: 'Manufacturer|Make|Mfr|Brand|Fabricant|Marque|制造商|品牌|製造元|ブランド',
    },
    { key: 'modelNo', example: '', names: 'Model no|Model number|Type|Modèle|Type de modèle|机型|モデル' },
    {
      key: 'place',
      example: 'Engine room / Locker 3',
      names:
        'Location|Storage|Storage location|Stowage|Where|Bin location|Lieu|Localisation|Rangement|存放位置|地点|保管場所|置場',
    },
    { key: 'shelves', example: '', names: 'Shelf no|Rack|Étagère|棚番' },
    { key: 'locationBox', example: 'B', names: 'Bin|Box no|Case|Caisse|Boîte|箱番' },
    {
      key: 'price',
      example: 'EUR 64.20',
      names:
        'Price|Unit price|Unit cost|Cost|List price|Net price|Price each|Prix|Prix unitaire|PU HT|价格|单价|価格',
    },
    { key: 'currency', example: '', names: 'Curr|Cur|Ccy|Devise|Monnaie|币种' },
    {
      key: 'supplier',
      example: 'Riviera Diesel Services',
      names: 'Vendor|Chandler|Fournisseur|供货商|业者|業者',
    },
    {
      key: 'expDate',
      example: '2027-06-30',
      names:
        'Expiry|Expiry date|Exp|Exp date|Best before|Use by|Péremption|DLUO|Date de péremption|有效期|到期日|有効期限|使用期限',
    },
    { key: 'critical', example: 'no', names: 'Crit|Critical spare|Critique|关键备件|重要部品' },
    { key: 'private', example: '' },
    {
      key: 'partNumbers',
      example: 'GM62681',
      names:
        'Alt part no|Alternative part number|Other part no|Supplier part no|Supplier code|Cross reference|OEM no|Cross ref|Autre référence|Référence fournisseur|替代编号|供应商代码|代替番号',
    },
    {
      key: 'barcodes',
      example: '',
      names: 'Barcode|EAN|EAN13|GTIN|UPC|Code-barres|条码|条形码|バーコード|JAN',
    },
    { key: 'description', example: '', names: 'Remarks|Comments|Comment|Remarque|Remarques|说明|備考|メモ' },
  ],
};

import { isKnownName } from '../roles/find-roles.ts'

/** Names of columns in the tables that people make themselves, in the singular, in the languages of reports. */
const USUAL_NAMES = new Set(
  `ad group,adjective,brand,campaign,category,city,color,colour,country,date,description,domain,email,handle,id,
  keyword,label,language,location,match type,material,modifier,name,noun,number,phrase,prefix,price,product,query,
  region,search term,search volume,service,size,sku,state,suffix,tag,term,title,type,url,verb,volume,word,
  begriff,beschreibung,dienst,dienstleistung,farbe,größe,kategorie,land,leistung,marke,nummer,ort,preis,produkt,stadt,titel,wort,
  catégorie,couleur,marque,matière,mot,nom,pays,prix,produit,région,taille,titre,ville,
  categoría,ciudad,descripción,marca,nombre,palabra,país,precio,producto,región,servicio,talla,tamaño,título,
  categoria,città,colore,descrizione,nome,paese,parola,prezzo,prodotto,regione,servizio,taglia,titolo,
  beschrijving,categorie,kleur,maat,merk,naam,plaats,prijs,stad,woord,
  cidade,cor,descrição,palavra,preço,produto,serviço,tamanho,
  cena,kategoria,kolor,kraj,marka,miasto,nazwa,opis,rozmiar,słowo,tytuł,usługa,
  beskrivning,färg,kategori,märke,namn,ord,pris,storlek,tjänst,
  article,artikel,articolo,artículo,artigo,artykuł,model,modell,modèle,modelo,modello,matériau,materiale,materiaal,materiał,
  beskrivelse,by,farve,mærke,model,navn,størrelse,tjeneste,vare,ydelse,farge,merke,
  barva,cena,kategorie,město,název,popis,produkt,služba,velikost,značka,země,
  açıklama,başlık,beden,fiyat,hizmet,kategori,marka,renk,şehir,ülke,ürün,
  бренд,город,категория,название,описание,размер,страна,товар,услуга,цвет,цена,
  가격,국가,도시,브랜드,사이즈,색상,상품,서비스,설명,이름,제목,제품,지역,카테고리,
  价格,产品,价钱,分类,名称,品牌,国家,地区,城市,尺寸,描述,服务,标题,颜色,
  カテゴリ,カテゴリー,サイズ,サービス,タイトル,ブランド,単語,価格,名前,商品,国,地域,色,製品,説明,都市`.split(
    /,\s*/,
  ),
)

/** Tells whether people or programs name a column so. */
export function isUsualName(cell: string): boolean {
  const lower = cell.trim().toLowerCase()
  if (lower === '' || lower.length > 100) return false
  if (USUAL_NAMES.has(lower) || USUAL_NAMES.has(lower.replace(/ies$/, 'y').replace(/s$/, ''))) return true
  return isKnownName(lower)
}

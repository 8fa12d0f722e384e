import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import { savingOf } from "@/lib/money/saving";
import { paths } from "@/lib/routes/paths";
import { deliveredCost } from "@/lib/terms/delivery-terms";
import { plainText } from "../plain-text";
import { fileAddress, pageAddress } from "../site-address";
import { nameOfSku } from "../structured-data/goods";

/** One sku as catalogues of others list it, by Google's names; what is not known is absent. */
export interface FeedItem {
	/** The sku's number, which its page names too. */
	id: string;
	/** The goods' number, where there are several skus. */
	item_group_id?: string;
	title: string;
	description: string;
	link: string;
	image_link: string;
	additional_image_link: string[];
	isInStock: boolean;
	/** Such as "12.50 HKD"; the one before, where something is saved … */
	price: string;
	/** … and then the one now. */
	sale_price?: string;
	brand?: string;
	seller: string;
	product_type: string;
	color?: string;
	size?: string;
	/** To Hong Kong, bought alone. */
	shipping?: string;
}

/** The narrower of Google's and Meta's bounds, in characters. */
const bounds = { title: 150, description: 5_000, type: 750, brand: 70 };
const otherPicturesMax = 10;

/** Nothing for a goods without a picture: no catalogue takes it. */
export function feedItems(goods: GoodsDetail, locale: LocaleCode): FeedItem[] {
	return goods.skus.flatMap((sku) => itemOf(goods, sku, locale) ?? []);
}

function itemOf(
	goods: GoodsDetail,
	sku: Sku,
	locale: LocaleCode,
): FeedItem | undefined {
	const { id, name, introduction, brand, categories, freight } = goods;
	const [picture, ...others] = new Set([sku.image ?? [], goods.gallery].flat());
	if (!picture) return undefined;
	const isOne = goods.skus.length === 1;
	const before = savingOf(sku.price, sku.oldPrice) && sku.oldPrice;
	const places = categories.map((category) => category.name).join(" > ");
	return {
		id: String(sku.id),
		item_group_id: isOne ? undefined : String(id),
		title: cut(nameOfSku(goods, sku), bounds.title),
		description: cut(plainText(introduction) || name, bounds.description),
		link: pageAddress(paths.goods(id, isOne ? undefined : sku.id), locale),
		image_link: fileAddress(picture),
		additional_image_link: others.slice(0, otherPicturesMax).map(fileAddress),
		isInStock: sku.stock > 0,
		price: amount(before || sku.price),
		sale_price: before ? amount(sku.price) : undefined,
		brand: brand ? cut(brand, bounds.brand) : undefined,
		seller: cut(goods.merchant.name, bounds.brand),
		product_type: cut(places, bounds.type),
		color: sku.options.colour,
		size: sku.options.size,
		shipping: freight
			? amount(deliveredCost(sku.price, freight).fee)
			: undefined,
	};
}

const amount = (price: string) => `${price} HKD`;

/** In whole characters. */
const cut = (text: string, most: number) =>
	text.length > most ? [...text].slice(0, most).join("") : text;

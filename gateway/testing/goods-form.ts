import sharp from "sharp";
import { ofEachFact } from "../contract/catalog/goods-facts";
import type { GoodsForm } from "../contract/catalog/goods-form";
import type { StaffClient } from "./open-staff";
import { sendPicture } from "./send-picture";
import type { TestShop } from "./test-shop";

type SkuForm = GoodsForm["skus"][number];

export const skuForm = (fields: Partial<SkuForm> = {}): SkuForm => ({
	code: null,
	options: {},
	price: "88.00",
	oldPrice: null,
	content: null,
	weightGrams: 250,
	image: null,
	addStock: 10,
	...fields,
});

/** A goods as the form of the back room sends it: off the shelf, in a leaf of the mall unless told otherwise. */
export const goodsForm = (fields: Partial<GoodsForm> = {}): GoodsForm => ({
	code: null,
	name: { "zh-CN": "陶瓷茶壺", en: "Porcelain teapot" },
	introduction: {},
	categoryId: leafOfMall,
	...ofEachFact(() => null),
	origin: "HK",
	storage: null,
	keywords: [],
	guarantees: [],
	images: [],
	isShown: false,
	skus: [skuForm()],
	...fields,
});

/** A leaf that merchant 2 can sell in, by the sample shop's order. */
export const leafOfMall = 55;

/** The path of a picture that this staff has sent for its goods. */
export async function sendGoodsPicture(
	shop: TestShop,
	{ token }: Pick<StaffClient, "token">,
): Promise<string> {
	const bytes = await sharp({
		create: { width: 900, height: 600, channels: 3, background: "#0b7a5b" },
	})
		.png()
		.toBuffer();
	const sent = await sendPicture(shop, token, { bytes, model: "goods" });
	if (sent.code !== 200) throw new Error(`Not sent: ${sent.text}`);
	return sent.data.path;
}

/** The form that would change nothing of what a detail told. */
export function formOf(
	// biome-ignore lint/suspicious/noExplicitAny: an answer as it came.
	detail: any,
): GoodsForm {
	const {
		merchant: _,
		cartType: __,
		sales: ___,
		changedAt: ____,
		changedBy: _____,
		...own
	} = detail;
	return {
		...own,
		skus: own.skus.map(
			({ stock: _, reserved: __, ...sku }: Record<string, unknown>) => ({
				...sku,
				addStock: 0,
			}),
		),
	};
}

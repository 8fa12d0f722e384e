import type { z } from "zod";
import type { GoodsDetail, Sku } from "../../../contract/catalog/goods";
import type { getProduct, SelectedOption } from "../../../contract/sales/agent";
import type { Ctx } from "../../../http/context";
import { findGoodsOfSkus, listShownDetails } from "../../catalog/goods/service";
import { liesInAny } from "./look-up-catalogue";
import { isWithin, readCategories, readPrice } from "./narrow";
import { featuredOf, presentProduct } from "./present-product";
import { readProductId } from "./product-id";
import { notFound, type Outcome } from "./protocol";

type Asked = z.infer<typeof getProduct>;

/** One product with the variants that fit what is chosen, and which other choices there are from there. */
export async function getOneProduct(ctx: Ctx, asked: Asked): Promise<Outcome> {
	const named = await findNamed(ctx, asked.id);
	const categories = await readCategories(ctx, asked);
	if (!named || !liesInAny(named.goods, categories)) return notFound(ctx);
	const { goods } = named;
	const { price, messages } = readPrice(asked, ctx.locale);
	const { chosen, selected } = choose(named, asked);
	const skus = [
		chosen,
		...goods.skus.filter((sku) => sku !== chosen && fits(sku, selected)),
	].filter(isWithin(price));
	if (skus.length === 0) return notFound(ctx);
	const product = {
		...presentProduct(goods, skus, ctx),
		options: presentOptions(goods, selected),
		selected,
	};
	return { result: { product, ...(messages && { messages }) } };
}

interface Named {
	goods: GoodsDetail;
	/** What stands for the goods. */
	featured: Sku;
	/** Where a sku was named, and not its goods. */
	exact?: Sku;
}

async function findNamed(ctx: Ctx, id: string): Promise<Named | undefined> {
	const read = readProductId(id);
	if (!read) return undefined;
	const skuId = "skuId" in read ? read.skuId : undefined;
	const goodsId =
		"goodsId" in read
			? read.goodsId
			: (await findGoodsOfSkus(ctx, [read.skuId])).get(read.skuId);
	const [goods] = goodsId ? await listShownDetails(ctx, [goodsId]) : [];
	const exact = goods?.skus.find((sku) => sku.id === skuId);
	const featured = goods && (exact ?? featuredOf(goods));
	return goods && featured ? { goods, featured, exact } : undefined;
}

/** A sku that is named says all of its options; else what cannot be had together gives way, what matters least first. */
function choose({ goods, featured, exact }: Named, asked: Asked) {
	if (exact || !asked.selected?.length)
		return { chosen: featured, selected: optionsOf(featured) };
	for (const selected of relaxed(asked)) {
		const fitting = goods.skus.filter((sku) => fits(sku, selected));
		const chosen = featuredOf({ ...goods, skus: fitting });
		if (chosen && selected.length > 0) return { chosen, selected };
	}
	return { chosen: featured, selected: optionsOf(featured) };
}

/** All that was selected, then less and less of it; options without a preference give way first. */
function relaxed({ selected = [], preferences = [] }: Asked) {
	const rank = ({ name }: SelectedOption) => {
		const at = preferences.indexOf(name);
		return at < 0 ? preferences.length : at;
	};
	const byRank = selected
		.map(({ name, label }) => ({ name, label }))
		.sort((one, other) => rank(one) - rank(other));
	return byRank.map((_, dropped) => byRank.slice(0, byRank.length - dropped));
}

const optionsOf = ({ options }: Sku): SelectedOption[] =>
	Object.entries(options).map(([name, label]) => ({ name, label }));

const fits = ({ options }: Sku, selected: SelectedOption[]) =>
	selected.every(({ name, label }) => options[name] === label);

/** Of each value: whether a sku has it beside all else that is selected, and whether one of these can be bought. */
function presentOptions(goods: GoodsDetail, selected: SelectedOption[]) {
	return goods.options.map(({ name, values }) => {
		const others = selected.filter((option) => option.name !== name);
		return {
			name,
			values: values.map((label) => {
				const skus = goods.skus.filter((sku) =>
					fits(sku, [...others, { name, label }]),
				);
				const available = skus.some(({ stock }) => stock > 0);
				return { label, available, exists: skus.length > 0 };
			}),
		};
	});
}

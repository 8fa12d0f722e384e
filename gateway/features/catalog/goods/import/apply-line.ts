import { isDeepStrictEqual } from "node:util";
import Decimal from "decimal.js";
import { ofEachFact } from "../../../../contract/catalog/goods-facts";
import { goodsBounds } from "../../../../contract/catalog/goods-form";
import type { OptionValue } from "../../../../db/schema/goods";
import type { LineFault } from "../../../../db/schema/goods-import";
import { choiceOf, namesOf } from "../admin/check";
import { faultsOfIntroductions, picturesOf } from "../admin/pictures";
import type { GoodsState, SkuState } from "../admin/state";
import type { MayBear } from "../past-prices";
import { faultOf, type Line, textColumn } from "./read-line";

// What a line makes of a goods. The check before a run and the run itself ask the same function, so that the one says
// what the other will do.

export interface Surroundings {
	/** Leaf category by how a line calls it; undefined for what is none of this area. */
	categoryOf: (named: string) => number | undefined;
	/** Whether a picture may be shown with this merchant's goods. */
	isUsable: (path: string) => boolean;
	mayBear: MayBear;
}

type Applied =
	| { goods: GoodsState; what: "created" | "changed" | "unchanged" }
	| { faults: LineFault[] };

/** `goods` as it is, undefined where there is none. */
export function applyLine(
	goods: GoodsState | undefined,
	line: Line,
	around: Surroundings,
): Applied {
	const isNumber = line.code.startsWith("#");
	if (!goods && isNumber)
		return { faults: [faultOf("code", line.code, "unknownGoods")] };
	const faults: LineFault[] = [];
	const categoryId = categoryOf(goods, line, { around, faults });
	const images = line.goods.images ?? goods?.images ?? [];
	checkPictures(goods, line, { around, faults });
	const name = { ...goods?.name, ...line.goods.name };
	if (Object.keys(name).length === 0)
		faults.push(faultOf("name_zh", "", "emptyName"));
	const skus = skusAfter(goods, line, { around, faults });
	if (faults.length > 0) return { faults };
	const after: GoodsState = {
		...(goods ?? blank(line.code)),
		...line.goods,
		name,
		categoryId,
		images,
		skus,
		introduction: { ...goods?.introduction, ...line.goods.introduction },
		isShown: line.goods.isShown ?? goods?.isShown ?? images.length > 0,
	};
	if (after.isShown && images.length === 0)
		return { faults: [faultOf("pictures", "", "emptyPictures")] };
	if (!goods) return { goods: after, what: "created" };
	const isSame = isDeepStrictEqual(goods, after);
	return { goods: after, what: isSame ? "unchanged" : "changed" };
}

const blank = (code: string) => ({
	code,
	...ofEachFact(() => null),
	storage: null,
	keywords: [],
	guarantees: [],
});

interface Checking {
	around: Surroundings;
	faults: LineFault[];
}

function categoryOf(
	goods: GoodsState | undefined,
	{ category }: Line,
	{ around, faults }: Checking,
): number {
	const named =
		category === undefined ? undefined : around.categoryOf(category);
	if (category !== undefined && named === undefined)
		faults.push(faultOf("category", category, "correctCategory"));
	if (category === undefined && !goods)
		faults.push(faultOf("category", "", "emptyCategory"));
	return named ?? goods?.categoryId ?? 0;
}

function checkPictures(
	goods: GoodsState | undefined,
	line: Line,
	{ around, faults }: Checking,
): void {
	const own = goods ? picturesOf(goods) : [];
	const isForeign = (path: string) =>
		!own.includes(path) && !around.isUsable(path);
	const foreign = line.goods.images?.find(isForeign);
	if (foreign !== undefined)
		faults.push(faultOf("pictures", foreign, "foreignPicture"));
	const introduction = line.goods.introduction ?? {};
	for (const fault of faultsOfIntroductions(introduction, isForeign))
		faults.push(
			faultOf(
				textColumn("introduction", fault.locale),
				fault.value,
				fault.reason,
			),
		);
}

function skusAfter(
	goods: GoodsState | undefined,
	line: Line,
	{ around, faults }: Checking,
): SkuState[] {
	const known = goods?.skus ?? [];
	const at = placeOf(known, line);
	const named = line.skuCode ?? line.code;
	if (at === undefined && named.startsWith("#")) {
		faults.push(faultOf("sku_code", line.skuCode ?? "", "unknownSku"));
		return known;
	}
	const was = at === undefined ? undefined : known[at];
	const sku = skuAfter(was, line, faults);
	if (!around.mayBear(was, sku.oldPrice))
		faults.push(faultOf("old_price", sku.oldPrice ?? "", "oldPriceInvented"));
	if (at === undefined && known.length >= goodsBounds.skus)
		faults.push(faultOf("sku_code", line.skuCode ?? "", "tooManySkus"));
	const others = known.filter((_, place) => place !== at);
	checkChoice(sku, others, faults);
	return at === undefined ? [...known, sku] : known.with(at, sku);
}

/** A line without a code of its own is about the only sku, or about one that bears the code of its goods. */
function placeOf(
	skus: SkuState[],
	{ code, skuCode }: Line,
): number | undefined {
	const [, number] = /^#(\d+)$/.exec(skuCode ?? "") ?? [];
	const at = skus.findIndex((sku) =>
		number ? sku.id === Number(number) : sku.code === (skuCode ?? code),
	);
	if (at >= 0) return at;
	return skuCode === undefined && skus.length === 1 ? 0 : undefined;
}

function skuAfter(
	was: SkuState | undefined,
	{ code, skuCode, sku }: Line,
	faults: LineFault[],
): SkuState {
	const blankSku = {
		code: skuCode ?? code,
		options: {},
		price: "",
		oldPrice: null,
		stock: 0,
		content: null,
		weightGrams: 0,
		image: null,
	};
	const { options, ...typed } = sku;
	const after = { ...(was ?? blankSku), ...typed };
	if (after.price === "") faults.push(faultOf("price", "", "emptyPrice"));
	else if (after.oldPrice && new Decimal(after.oldPrice).lte(after.price))
		faults.push(faultOf("old_price", after.oldPrice, "oldPriceAbove"));
	if (!was && typed.weightGrams === undefined)
		faults.push(faultOf("weight_g", "", "emptyWeight"));
	return { ...after, options: optionsAfter(was, options) };
}

/** A value in one of its languages is the value that is there. */
function optionsAfter(
	was: SkuState | undefined,
	typed: Record<string, OptionValue> | undefined,
): Record<string, OptionValue> {
	if (!typed) return was?.options ?? {};
	return Object.fromEntries(
		Object.entries(typed).map(([name, value]) => {
			const known = was?.options[name];
			const isKnown =
				typeof known === "object" &&
				Object.values(known).some((text) => text === value);
			return [name, isKnown ? known : value];
		}),
	);
}

/** Shoppers tell skus apart by what they differ in. */
function checkChoice(sku: SkuState, others: SkuState[], faults: LineFault[]) {
	const [first] = others;
	const value = Object.entries(sku.options)
		.map(([name, one]) => `${name}=${typeof one === "string" ? one : ""}`)
		.join("|");
	if (first && namesOf(first) !== namesOf(sku))
		faults.push(faultOf("options", value, "otherOptions"));
	else if (
		others.some((one) => choiceOf(one.options) === choiceOf(sku.options))
	)
		faults.push(faultOf("options", value, "sameOptions"));
}

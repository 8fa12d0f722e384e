import type { DataOf, Input } from "../../../../contract/call";
import { ofEachFact } from "../../../../contract/catalog/goods-facts";
import {
	type exportGoods as exportCall,
	type ImportColumn,
	importColumns,
} from "../../../../contract/catalog/goods-import";
import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../../../contract/locale";
import { type CsvCell, figure } from "../../../../csv/cells";
import { byteOrderMark, csvRecord } from "../../../../csv/write";
import type { Ctx } from "../../../../http/context";
import { orNotFound } from "../../../../http/errors";
import { requireMerchant } from "../admin/check";
import {
	type GoodsState,
	type Leaf,
	listStatesAfter,
	type OpenMerchantGoods,
	openMerchantGoods,
} from "../admin/service";
import { presentChoice } from "../presenter";
import { textEndings } from "./read-line";

const goodsPerPart = 200;

/** A line a sku, such that bringing the file in again changes nothing. */
export async function exportGoodsOf(
	ctx: Ctx,
	{ merId, after }: Input<typeof exportCall>["query"],
): Promise<DataOf<typeof exportCall>> {
	const merchantId = requireMerchant(ctx, merId);
	const merchantGoods = orNotFound(await openMerchantGoods(ctx.db, merchantId));
	const limit = goodsPerPart;
	const states = await listStatesAfter(ctx.db, merchantId, { after, limit });
	const records = states.flatMap((goods) =>
		linesOf(goods, merchantGoods.leaves, ctx).map(csvRecord),
	);
	const opening = after === 0 ? headLine() : "";
	return {
		text: opening + records.join(""),
		after: states.length < limit ? null : (states.at(-1)?.id ?? null),
	};
}

export const headLine = () => byteOrderMark + csvRecord([...importColumns]);

/** As the column says it, and as {@link exportGoodsOf} writes it. */
export const nameLeaf = ({ topName, name }: Leaf, locale: LocaleCode) =>
	`${localize(topName, locale)} > ${localize(name, locale)}`;

type Line = Partial<Record<ImportColumn, CsvCell>>;

function linesOf(
	goods: GoodsState,
	leaves: OpenMerchantGoods["leaves"],
	{ locale }: Ctx,
): CsvCell[][] {
	const leaf = leaves.get(goods.categoryId);
	const own: Line = {
		code: goods.code ?? `#${goods.id}`,
		...textCells("name", goods.name),
		...textCells("introduction", goods.introduction),
		category: leaf ? nameLeaf(leaf, locale) : String(goods.categoryId),
		...ofEachFact((fact) => goods[fact]),
		storage: goods.storage,
		keywords: goods.keywords.join("|"),
		guarantees: goods.guarantees.join("|"),
		pictures: goods.images.join("|"),
		shelf: goods.isShown ? "on" : "off",
	};
	return goods.skus.map((sku) => {
		const options = Object.entries(presentChoice(sku.options, locale)).map(
			([name, value]) => `${name}=${value}`,
		);
		const line: Line = {
			...own,
			sku_code: sku.code ?? `#${sku.id}`,
			options: options.join("|"),
			price: figure(sku.price),
			old_price: sku.oldPrice === null ? null : figure(sku.oldPrice),
			stock: figure(sku.stock),
			content: sku.content,
			weight_g: figure(sku.weightGrams),
		};
		return importColumns.map((column) => line[column] ?? null);
	});
}

const textCells = (kind: "name" | "introduction", text: Localized): Line =>
	Object.fromEntries(
		Object.entries(textEndings).map(([ending, locale]) => [
			`${kind}_${ending}`,
			text[locale] ?? null,
		]),
	);

import type { DataOf } from "../../../../contract/call";
import {
	type getImportTemplate,
	type ImportColumn,
	importColumns,
} from "../../../../contract/catalog/goods-import";
import { csvRecord } from "../../../../csv/write";
import type { Ctx } from "../../../../http/context";
import { merchantOf } from "../../../../http/staff";
import { openMerchantGoods } from "../admin/service";
import { headLine, nameLeaf } from "./export";

/** One goods in two sizes; off the shelf, for it has no picture. */
const examples: Partial<Record<ImportColumn, string>>[] = [
	{
		code: "TEE-01",
		sku_code: "TEE-01-M",
		name_zh: "純棉T恤",
		name_en: "Cotton T-shirt",
		introduction_zh: "柔軟透氣，日常百搭。",
		introduction_en: "Soft, light and easy to combine.",
		brand: "Harbour",
		unit: "1 件",
		origin: "HK",
		keywords: "T恤|上衣|tee",
		guarantees: "refund|genuine",
		options: "size=M",
		price: "99.00",
		stock: "20",
		weight_g: "180",
		shelf: "off",
	},
	{
		code: "TEE-01",
		sku_code: "TEE-01-L",
		options: "size=L",
		price: "99.00",
		stock: "12",
		weight_g: "200",
	},
];

/** With a category that whoever asks can sell in. */
export async function importTemplateOf(
	ctx: Ctx,
): Promise<DataOf<typeof getImportTemplate>> {
	const merchantId = merchantOf(ctx, undefined);
	const merchantGoods =
		merchantId === undefined
			? undefined
			: await openMerchantGoods(ctx.db, merchantId);
	const [leaf] = merchantGoods?.leaves.values() ?? [];
	const category = leaf ? nameLeaf(leaf, ctx.locale) : null;
	const lines = examples.map((line) =>
		csvRecord(
			importColumns.map((column) =>
				column === "category" ? category : (line[column] ?? null),
			),
		),
	);
	return { text: headLine() + lines.join(""), after: null };
}

import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { pageAddress } from "../site-address";
import type { Thing } from "./json-ld";

/** The goods of one page of a list, in the order in which it shows them. */
export function describeGoodsList(
	{ name, goods }: { name: string; goods: Pick<GoodsCard, "id" | "name">[] },
	locale: LocaleCode,
): Thing {
	return {
		"@type": "ItemList",
		name,
		numberOfItems: goods.length,
		itemListElement: goods.map((one, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name: one.name,
			url: pageAddress(paths.goods(one.id), locale),
		})),
	};
}

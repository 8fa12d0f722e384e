import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { readGoods } from "@/lib/cached/goods";
import { currentLocale } from "@/lib/i18n/locale";

/** The goods of an address; undefined for a number that names none. */
export async function findGoods(id: string): Promise<GoodsDetail | undefined> {
	if (!/^[1-9]\d{0,9}$/.test(id)) return undefined;
	return readGoods(await currentLocale(), Number(id));
}

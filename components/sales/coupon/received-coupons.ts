import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";

/** Which offers a page shows: those for one goods, or of one merchant. */
export type OfferedBy = { goodsId: number } | { merId: number };

/** More than such a page shows. */
const limit = 50;
let asked: { key: string; answer: Promise<Set<number>> } | undefined;

/** Which of a page's coupons the account has: asked once for all of its buttons. */
export function askReceived(
	offeredBy: OfferedBy,
	{ uid, locale }: { uid: number; locale: LocaleCode },
): Promise<Set<number>> {
	const key = JSON.stringify([offeredBy, uid]);
	if (asked?.key !== key)
		asked = { key, answer: readReceived(offeredBy, locale) };
	return asked.answer;
}

async function readReceived(
	offeredBy: OfferedBy,
	locale: LocaleCode,
): Promise<Set<number>> {
	const { list } = await browserApi(locale).get("/api/front/coupons", {
		query: { ...offeredBy, limit },
	});
	return new Set(list.flatMap(({ id, isReceived }) => (isReceived ? id : [])));
}

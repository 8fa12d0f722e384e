import type { ConversationPlace } from "./account-paths";

/** With whom and about what, as the address of the page says; undefined where it names nobody. */
export function readConversationPlace(
	read: (name: string) => string | null | undefined,
): ConversationPlace | undefined {
	const partner = read("with");
	if (!partner) return undefined;
	return {
		merId: Number(partner) || undefined,
		goodsId: Number(read("goodsId")) || undefined,
		orderNo: read("orderNo") ?? undefined,
		refundNo: read("refundNo") ?? undefined,
	};
}

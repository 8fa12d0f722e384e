import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";

/** What can be kept, or followed. */
export interface Subject {
	kind: "goods" | "merchant";
	id: number;
}

export async function setMark(
	locale: LocaleCode,
	{ kind, id }: Subject,
	isMarked: boolean,
): Promise<void> {
	const api = browserApi(locale);
	if (kind === "merchant")
		await api.post(
			isMarked
				? "/api/front/merchant/collect/{id}"
				: "/api/front/merchant/cancel/{id}",
			{ params: { id } },
		);
	else
		await api.post(
			isMarked
				? "/api/front/collect/add/product"
				: "/api/front/collect/cancel/product",
			{ body: { ids: [id] } },
		);
}

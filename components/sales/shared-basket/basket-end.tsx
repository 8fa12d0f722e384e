"use client";

import { useLocale } from "next-intl";
import { browserApi } from "@/lib/api/browser";
import { Ask } from "./ask";
import type { BasketProps } from "./basket-card";

/** Its owner ends it, the others leave it. */
export function BasketEnd({ basket, onChange }: BasketProps) {
	const api = browserApi(useLocale());
	const { id, isOwn, members } = basket;
	async function go() {
		const params = { id };
		const memberId = members.find(({ isYou }) => isYou)?.id;
		if (isOwn) await api.post("/api/front/shared-basket/end/{id}", { params });
		else if (memberId !== undefined)
			await api.post("/api/front/shared-basket/leave/{id}", {
				params,
				body: { memberId },
			});
		onChange();
	}
	return (
		<Ask
			what={isOwn ? "end" : "leave"}
			kind={isOwn ? "danger" : "quiet"}
			onConfirm={go}
		/>
	);
}

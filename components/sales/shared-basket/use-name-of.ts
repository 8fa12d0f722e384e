"use client";

import { useTranslations } from "next-intl";
import type { SharedBasket } from "@/gateway/contract/sales/shared-basket";

/** A basket is named after its owner. */
export function useNameOf() {
	const t = useTranslations("sharedBasket.name");
	return ({ isOwn, members }: SharedBasket) =>
		isOwn
			? t("own")
			: t("of", { name: members.find((one) => one.isOwner)?.name ?? "" });
}

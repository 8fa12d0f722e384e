"use client";

import { useTranslations } from "next-intl";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";

/** What was not on the shelf as it was ordered, and what came in its place. */
export function PickNote({ pick }: Pick<OrderDetail["lines"][number], "pick">) {
	const t = useTranslations("order.pick");
	if (!pick) return null;
	const { missing, substitute } = pick;
	return (
		<>
			{missing > 0 && <p>{t("missing", { count: missing })}</p>}
			{substitute && (
				<p>
					{t("substitute", {
						name: substitute.name,
						count: substitute.quantity,
					})}
				</p>
			)}
		</>
	);
}

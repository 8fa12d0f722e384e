"use client";

import { useTranslations } from "next-intl";
import type { MasterOrder } from "@/gateway/contract/order";

interface MasterDeliveryProps {
	delivery: MasterOrder["delivery"];
}

/** Where it goes, as it was when the order was made. */
export function MasterDelivery({ delivery }: MasterDeliveryProps) {
	const t = useTranslations("order.master");
	const { realName, phone, formatted } = delivery;
	return (
		<section className="part" aria-label={t("delivery")}>
			<h2>{t("delivery")}</h2>
			<p>
				<b>{realName}</b> <span className="soft">{phone}</span>
			</p>
			<p>{formatted}</p>
		</section>
	);
}

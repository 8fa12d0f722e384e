"use client";

import { useTranslations } from "next-intl";
import type {
	MasterOrder,
	MerchantOrder,
} from "@/gateway/contract/sales/order";
import { Wishes } from "./wishes";

interface DeliveryProps {
	delivery: MasterOrder["delivery"];
	/** Left out where several orders go to one address, each in its own way. */
	order?: Pick<MerchantOrder, "slot" | "handover" | "note" | "collecting">;
	/** Whether all of it is fetched. */
	isCollected?: boolean;
}

/** Who takes the goods, where and when, and what was asked of the merchant. */
export function Delivery({ delivery, order, isCollected }: DeliveryProps) {
	const t = useTranslations("order.delivery");
	const { realName, phone, formatted } = delivery;
	return (
		<>
			<h2 id="delivery">{t(isCollected ? "collect" : "title")}</h2>
			<p>
				<b>{realName}</b> <span className="soft">{phone}</span>
				<br />
				{order?.collecting?.address ?? formatted}
			</p>
			{order && <Wishes {...order} />}
		</>
	);
}

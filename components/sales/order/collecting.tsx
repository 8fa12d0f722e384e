"use client";

import { useLocale, useTranslations } from "next-intl";
import { Facts } from "@/components/ui/facts";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatDate } from "@/lib/format/format-date";
import { LateCollectCode } from "./late-collect-code";
import { PointParts } from "./point-parts";

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Where an order is fetched and until when, and by which code; nothing of one that is brought to an address. */
export function Collecting({
	order,
}: {
	order: Pick<MerchantOrder, "collecting" | "store" | "point">;
}) {
	const t = useTranslations("order.collecting");
	const locale = useLocale();
	const { collecting, store, point } = order;
	if (!collecting) return <PointParts point={point} />;
	const { code, address, hours, until } = collecting;
	return (
		<div className="stack cols-1 gap-x3">
			{code && <LateCollectCode code={code} />}
			<Facts
				facts={[
					[t("store"), store?.name],
					[t("address"), address],
					[t("hours"), hours && `${hours.from}–${hours.to}`],
					[t("until"), formatDate(new Date(until), locale, whole)],
				]}
			/>
		</div>
	);
}

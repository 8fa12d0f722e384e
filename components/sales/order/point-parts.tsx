"use client";

import { useLocale, useTranslations } from "next-intl";
import { Facts } from "@/components/ui/facts";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatDate } from "@/lib/format/format-date";
import { groupOpeningHours } from "@/lib/format/opening-hours";
import { LateCollectCode } from "./late-collect-code";

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Where a parcel waits or will, and by which code it is fetched; nothing of what goes to an address. */
export function PointParts({ point }: Pick<MerchantOrder, "point">) {
	const t = useTranslations("order.point");
	const collecting = useTranslations("order.collecting");
	const locale = useLocale();
	if (!point) return null;
	const { name, address, network, code, waiting, openingHours } = point;
	const hours = groupOpeningHours(openingHours, locale)
		.filter((one) => one.hours)
		.map((one) => [one.days, one.hours].filter(Boolean).join(" "));
	return (
		<div className="stack cols-1 gap-x3">
			{waiting?.code && <LateCollectCode code={waiting.code} />}
			<Facts
				facts={[
					[t("place"), name],
					[t("locker"), code && `${network} ${code}`],
					[collecting("address"), address],
					[t("hours"), hours.join(" · ")],
					[
						collecting("until"),
						waiting && formatDate(new Date(waiting.until), locale, whole),
					],
				]}
			/>
		</div>
	);
}

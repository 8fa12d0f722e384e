"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Facts } from "@/components/ui/facts";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatDate } from "@/lib/format/format-date";

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Where an order is fetched and until when, and by which code; nothing of one that is delivered. */
export function Collecting({
	order,
}: {
	order: Pick<MerchantOrder, "collecting" | "store">;
}) {
	const t = useTranslations("order.collecting");
	const locale = useLocale();
	const { collecting, store } = order;
	if (!collecting) return null;
	const { code, address, hours, until } = collecting;
	return (
		<CollectingStyles className="stack cols-1 gap-x3">
			{code && <CollectCode code={code} />}
			<Facts
				facts={[
					[t("store"), store?.name],
					[t("address"), address],
					[t("hours"), hours && `${hours.from}–${hours.to}`],
					[t("until"), formatDate(new Date(until), locale, whole)],
				]}
			/>
		</CollectingStyles>
	);
}

const CollectCode = dynamic(
	() => import("./collect-code").then((module) => module.CollectCode),
	{ ssr: false, loading: () => <span className="skeleton code-room" /> },
);

const CollectingStyles = styled.div`
	.code-room {
		height: 162px;
	}
`;

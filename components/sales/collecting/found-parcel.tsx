"use client";

import { useLocale, useTranslations } from "next-intl";
import { CardRow } from "@/components/sales/order/order-styles";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import type { CounterParcel } from "@/gateway/contract/sales/parcel-at-store";
import { formatDate } from "@/lib/format/format-date";

// messages: console.collecting.parcelState.*

interface FoundParcelProps {
	parcel: CounterParcel;
	/** What can be done with it here; undefined where nothing can. */
	step?: { word: string; isBusy: boolean; run: () => void };
}

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Whose parcel it is, how many pieces, and how it stands. */
export function FoundParcel({ parcel, step }: FoundParcelProps) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const { orderNo, merchant, realName, state, parcels, until } = parcel;
	const numbers = parcels.flatMap(({ courier, trackingNo }) =>
		trackingNo ? `${courier} ${trackingNo}` : [],
	);
	return (
		<article className="card stack gap-x3" aria-labelledby={`at-${orderNo}`}>
			<CardRow>
				<h3 id={`at-${orderNo}`} className="head-reading grow">
					{realName}
				</h3>
				<span className="soft">{t(`parcelState.${state}`)}</span>
			</CardRow>
			<Facts
				facts={[
					[t("order"), orderNo],
					[t("merchant"), merchant.name],
					[t("pieces"), parcels.length],
					[t("numbers"), numbers.join(" · ")],
					[t("until"), until && formatDate(new Date(until), locale, whole)],
				]}
			/>
			{step && (
				<Button kind="primary" disabled={step.isBusy} onClick={step.run}>
					{step.word}
				</Button>
			)}
		</article>
	);
}

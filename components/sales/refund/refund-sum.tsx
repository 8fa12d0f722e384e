"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Fault } from "@/components/sales/checkout/missed";
import { useWait } from "@/components/sales/checkout/use-wait";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { exchangePayWithinDays } from "@/gateway/contract/sales/exchange-terms";
import { formatDay } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { SumPart } from "./confirm-styles";
import {
	canReturn,
	type Offer,
	type RefundDraft,
	sumOf,
	wantedOf,
} from "./draft";

// messages: refund.route.*

interface RefundSumProps {
	offer: Offer;
	isSending: boolean;
	fault: string;
}

/** What is had for it, and what is paid for that. */
function InExchange(props: NonNullable<ReturnType<typeof wantedOf>>) {
	const { variant, pay } = props;
	const t = useTranslations("refund.exchange");
	return (
		<>
			<p>{t("for", { variant: Object.values(variant.options).join(" · ") })}</p>
			{pay !== "0.00" && (
				<p>
					{t("payLater", {
						amount: formatPrice(pay),
						days: exchangePayWithinDays,
					})}
				</p>
			)}
		</>
	);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** What comes back, by which way and when, before anything is sent. */
export function RefundSum(props: RefundSumProps) {
	const { offer, isSending, fault } = props;
	const t = useTranslations("refund");
	const locale = useLocale();
	const wait = useWait(isSending);
	const [now] = useState(() => Date.now());
	const quantities = useWatch<RefundDraft, "quantities">({
		name: "quantities",
	});
	const back = useWatch<RefundDraft, "back">({ name: "back" });
	const wanted = useWatch<RefundDraft, "wanted">({ name: "wanted" });
	const isBack = back !== undefined && canReturn(offer, quantities);
	const { amount, freight } = sumOf(offer, quantities);
	const exchange = wantedOf(offer, { quantities, back, wanted });
	const money = exchange?.back ?? amount;
	const day = formatDay(now + offer.expectedDays * dayMs, locale);
	return (
		<SumPart as="aside" className="sum-part" aria-label={t("sum.label")}>
			<p className="total flow wraps apart at-baseline bold" aria-live="polite">
				<span>{t("sum.amount")}</span>
				<Price amount={money} />
			</p>
			{exchange && <InExchange {...exchange} />}
			{freight !== "0.00" && (
				<p className="soft">
					{t("sum.freight", { amount: formatPrice(freight) })}
				</p>
			)}
			{money !== "0.00" && <p>{t(`route.${offer.payMethod}`)}</p>}
			<p className="soft">
				{exchange && t("exchange.afterwards")}
				{!exchange &&
					(isBack ? t("return.afterwards") : t("sum.expected", { day }))}
			</p>
			{fault && <Fault role="alert">{fault}</Fault>}
			<Button
				type="submit"
				kind="primary"
				isWide
				aria-disabled={isSending || undefined}
			>
				{wait === "shown" || wait === "long" ? t("sum.sending") : t("sum.send")}
			</Button>
			<p role="status" className="soft">
				{wait === "long" && t("sum.long")}
			</p>
		</SumPart>
	);
}

"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Price } from "@/components/ui/price";
import { formatPrice } from "@/lib/money/money";
import { AmountParts } from "./amount-parts";

interface AmountsProps extends ComponentProps<typeof AmountParts> {
	total: string;
	isPaid: boolean;
	/** What went back of it. */
	refunded?: string;
}

/** What it came to, part by part. */
export function Amounts(props: AmountsProps) {
	const { total, isPaid, refunded = "0.00" } = props;
	const t = useTranslations("order.amount");
	return (
		<dl className="amounts stack gap-x2">
			<AmountParts {...props} />
			<div className="total bold">
				<dt>{t(isPaid ? "total" : "due")}</dt>
				<dd>
					<Price amount={total} />
				</dd>
			</div>
			{refunded !== "0.00" && (
				<div>
					<dt className="soft">{t("refunded")}</dt>
					<dd className="good">{formatPrice(refunded)}</dd>
				</div>
			)}
		</dl>
	);
}
